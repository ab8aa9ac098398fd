import { readFileSync } from 'node:fs'

/** What programs call things: every part of a name, and small things with a name of one part. */
const VERBS =
  'get set is has to from on add remove create make build parse read write open close load save send fetch find update delete insert init start stop run handle render format validate check compute resolve emit dispatch push pop map filter reduce merge split join encode decode hash lock flush reset apply bind wrap unwrap clone copy sort'
const NOUNS =
  'user name id key value item list map node index count size length type data result error state props event handler config options request response token session buffer stream file path url host port query row column table field record entry cache queue stack tree root parent child element widget view model controller service client server context scope module package version offset limit page cursor header body payload status code message string number array object callback listener timer thread worker task job pool socket channel frame pixel color width height matrix vector point rect shape texture shader mesh layer logger level schema column session cookie route params args env flag mask bit byte chunk block segment address pointer iterator visitor builder factory adapter wrapper proxy registry manager provider repository dto impl util'
const SHORT =
  'i j k n x y s e v t p q fn ctx req res err cb el idx tmp buf ptr len str num obj arr cfg db tx fd ch ok ret dst src pos cur prev val msg evt acc elem args opts init env'
const TYPES =
  'int char bool void string float double long u8 u32 i64 usize Vec Option Result HashMap ArrayList Map Set List Promise Array Record Partial Buffer size_t uint8_t std::string Object Integer Boolean String'

/** How lines look in many languages: `N` is a name, `M` one that is called, `C` a class, `T` a type, `#` a number. */
const LINES: readonly string[] = [
  'const N = M(N, N);',
  'const N = N.M(N) ?? N',
  'let N = #;',
  'export function M(N: T, N: T): T {',
  'export const N: T = { N, N }',
  "import { N, C } from './N.js'",
  'if (N === undefined) return N',
  'if (!N.M()) { throw new C(N) }',
  'for (let N = 0; N < N.length; N++) N += N[N] ?? 0',
  'return N.M((N) => N.N).M(N)',
  'await N.M({ N: N.N, N })',
  'private readonly N = new Map<T, C>()',
  'case C.N: return M(N, #)',
  'module.exports = { M, M, C };',
  'var N=function(N,N){return N.N(N)&&N.N||M(N)},N=N.N;',
  '!function(N,N){for(var N=0;N<N.N;N++)N.push(N[N])}(N,N);',
  'def M(self, N, N=None):',
  'self.N = N.M(N, N=#)',
  'for N in N.M():',
  'elif N is None or N not in N:',
  'return [N.N for N in N if N]',
  'from N.N import C, M',
  'raise C(f"{N}: {N}")',
  'public static T M(T N, T N) throws C {',
  'private final T<T> N = new T<>();',
  '@Override public void M(final T N) { this.N = N; }',
  'System.out.println(N.M());',
  'func (N *C) M(N T, N []byte) (T, error) {',
  'if err := N.M(ctx, N); err != nil { return nil, err }',
  'N, err := N.M(N)',
  'defer N.M()',
  'pub fn M(&mut self, N: &str) -> Result<T, C> {',
  'let mut N = N.M().unwrap_or(#);',
  'match N { Some(N) => N.M(), None => return Err(C::N) }',
  'impl<T> C for T where T: C {',
  'use std::N::{C, C};',
  'static int M(struct N *N, const char *N, size_t N)',
  'if (N->N == NULL) goto N;',
  'memcpy(N, N, sizeof(*N) * N);',
  'printf("%s %d\\n", N, N);',
  '#include <N/N.h>',
  '#define N(N) ((N) & #)',
  'std::vector<T> N(N.begin(), N.end());',
  'auto N = std::make_unique<C>(N, N);',
  'template <typename T> class C : public C {',
  'SELECT N.N, COUNT(*) FROM N JOIN N ON N.N = N.N WHERE N.N > # GROUP BY N.N ORDER BY N DESC LIMIT #;',
  'INSERT INTO N (N, N, N) VALUES (?, ?, ?)',
  'UPDATE N SET N = # WHERE N = ? AND N IS NOT NULL',
  'CREATE TABLE N (N INTEGER PRIMARY KEY, N VARCHAR(#) NOT NULL, N TIMESTAMP DEFAULT now());',
  'select N, max(N) from N where N in (#, #) having count(N) > #',
  'ALTER TABLE N ADD COLUMN N BIGINT; CREATE INDEX N ON N (N, N);',
  '$ npm run N -- --N=# && cd N/N',
  'git checkout -b N && git push origin N',
  'sudo apt-get install -y N N && systemctl restart N',
  'docker run -d --name N -p #:# N:latest',
  'grep -rn "N" N/ | awk \'{print $1}\' | sort | uniq -c | xargs rm -f',
  'for N in *.N; do mv "$N" "${N%.N}.N"; done',
  'chmod +x N.sh; export N=$(N -N | sed s/N/N/g); echo $N',
  '<div class="N-N" id="N"><span onclick="M()">{N.N}</span></div>',
  '<C N={N} onM={() => M(N)} />',
  '<input type="N" name="N" value={N}> <a href="/N/N">N</a>',
  '.N-N > .N { display: flex; margin: #px auto; background-color: #fff; }',
  '@media (max-width: #px) { #N { padding: 0 #rem; font-size: #em } }',
  '{"N": "N", "N": #, "N": [true, null, {"N": #}]}',
  'N: { N: #, N: "N" },',
  'N:\n  - N: N\n    N: ${N}',
  'N,N,N,N,N',
  'N;N;#;N;#;N',
  'INFO [N.N.C] N=# N=N M() took #ms',
  'WARN N-N-# N.N.C - N: N (N=#)',
  'ERROR at C.M (N/N/N.ts:#:#)',
  'DEBUG N.N: M N=# N=# N=null',
  '\tat N.N.C.M(C.java:#)',
  '/usr/N/N/N.N /var/N/N.N',
  'C:\\N\\N\\N.exe -N /N',
  'src/N/N-N.ts node_modules/N/N/N.js',
  '^(?:[a-z]+|N)\\.(N|N)$ /N(?=N)/gi',
  'Content-Type: N/N; charset=utf-8 X-N-N: N',
  'Received: from N.N (N [#]) by N.N with ESMTP id N',
  'DKIM-Signature: v=1; a=rsa-sha256; d=N.N; s=N; h=from:to:subject; b=K',
  'mov eax, [ebp+#] push ebx call N jmp N',
  'SKU N-# REF K-# ART K',
  '\\begin{N} \\N{N}{N} \\end{N}',
  'val N: T by lazy { M(N) }',
  'fun M(N: T?): T = N?.M() ?: N',
  'foreach ($N as $N => $N) { echo $this->M($N); }',
  'public function M(T $N): ?T { return $this->N; }',
  'N.each do |N| puts N.M end',
  'attr_accessor :N, :N',
  'let N = N |> List.map (fun N -> M N)',
  'M :: T -> Maybe T -> IO ()',
  '(defn M [N N] (let [N (M N)] (N N)))',
  'guard let N = N as? C else { return nil }',
]

/** Draws numbers from 0 to 1. */
type Random = () => number

/** Lines of programs, queries, logs and commands in many languages, made by rule. */
export function madeCode(random: Random, count: number): string[] {
  const verbs = VERBS.split(' ')
  const nouns = NOUNS.split(' ')
  const short = SHORT.split(' ')
  const types = TYPES.split(' ')
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? ''
  const capital = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)
  const joined = (parts: readonly string[], ofClass: boolean): string =>
    parts.map((part, at) => (at > 0 || ofClass ? capital(part) : part)).join('')
  const key = (): string => Array.from({ length: 4 + random() * 6 }, () => pick(CAPITALS)).join('')
  const name = (): string => {
    const kind = random()
    if (kind < 0.25) return pick(short)
    if (kind < 0.4) return pick(nouns)
    const parts = [pick(nouns), pick(nouns), ...(random() < 0.3 ? [pick(nouns)] : [])]
    return kind < 0.8 ? joined(parts, false) : parts.join(kind < 0.9 ? '_' : '-')
  }
  const makers: Readonly<Record<string, () => string>> = {
    N: name,
    M: () => joined([pick(verbs), pick(nouns), ...(random() < 0.3 ? [pick(nouns)] : [])], false),
    C: () => joined([pick(nouns), pick(nouns)], true),
    T: () => pick(types),
    K: key,
    '#': () => String(Math.floor(random() ** 3 * 5000)),
  }
  return Array.from({ length: count }, () =>
    pick(LINES).replace(/\b[NMCTK]\b|#(?![Ndfi])/gu, (place) => makers[place]?.() ?? place),
  )
}

const CAPITALS = Array.from('ABCDEFGHJKLMNPQRSTUVWXYZ')

/** Of the compiler that this project is built with, one line in so many. */
const STRIDE = 9
const COMPILER = 'node_modules/typescript/lib/_tsc.js'
/** A line with a sentence in quotation marks, or a comment. */
const PROSE = /^\s*(?:\/\/|\*|\/\*)|["'`][^"'`]* [^"'`]* [^"'`]* /u

/** Lines of a real program, its version held by `package-lock.json`. */
export function compilerCode(): string[] {
  return readFileSync(COMPILER, 'utf8')
    .split('\n')
    .filter((line, at) => at % STRIDE === 0 && !PROSE.test(line))
}
