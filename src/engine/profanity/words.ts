/** Profane words, each letter moved by 13 places so that they do not greet a reader of the code. */
const ENCODED =
  'shpx shpxf shpxrq shpxvat shpxre shpxref zbgureshpxre zbgureshpxvat fuvg fuvgf fuvggl fuvggvat ohyyfuvg fuvgurnq ovgpu ovgpurf phag phagf nffubyr nffubyrf nefrubyr onfgneq onfgneqf qvpx qvpxurnq pbpx pbpxfhpxre chffl gjng jnaxre jnaxref juber juberf fyhg fyhgf avttre avttref snttbg snttbgf tbqqnza cvff cvffrq gvgf'

export const WORDS: ReadonlySet<string> = new Set(ENCODED.replace(/[a-z]/g, moveBack).split(' '))

function moveBack(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)
}
