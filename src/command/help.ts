/** What `--help` says: of the whole, and of each command. */
export const HELP: Readonly<Record<string, string>> & { readonly glossa: string } = {
  glossa: `glossa tells what language a text is in, and how likely English text is to
contain profanity. Everything happens on this machine.

Usage
  glossa detect [TEXT ...]      the languages of each text
  glossa profanity [TEXT ...]   how likely each text is to contain profanity
  glossa languages              the languages that are known
  glossa serve                  the same over HTTP, with keys and a daily limit

  glossa COMMAND --help         more about a command
  glossa --version              the version

Without a TEXT, texts are read from standard input, one a line.

Examples
  glossa detect "Guten Tag, wie geht es Ihnen?"
  glossa detect < sentences.txt > languages.jsonl
  glossa serve --port 8787`,

  detect: `Usage: glossa detect [TEXT ...]

Prints a line of JSON for each text, in their order:
  {"results":[{"lang":"de","confidence":0.99}]}

confidence is the probability that the text contains the language. A text in no
language, such as "123" or an empty one, has empty results.

Without a TEXT, texts are read from standard input, one a line.
Put -- before a text that begins with a hyphen.

Examples
  glossa detect "Guten Tag" "Good morning"
  glossa detect < sentences.txt
  glossa detect -- --help`,

  profanity: `Usage: glossa profanity [TEXT ...]

Prints a line of JSON for each text, in their order:
  {"score":0.02}

score is the probability, from 0 to 1, that an English reader would say that the
text contains profanity. It works for English alone.

Without a TEXT, texts are read from standard input, one a line.
Put -- before a text that begins with a hyphen.

Example
  glossa profanity "What a lovely day"`,

  languages: `Usage: glossa languages [--json]

Prints the languages that detection can return, one a line: the code, the name in
English and the name in the language itself, with tabs between them.

Options
  --json   one JSON object, as the service answers it

Example
  glossa languages | grep -i norwegian`,

  serve: `Usage: glossa serve [options]

Serves the interface (v1 and v2) over HTTP. A key is printed at each start, for
the Authorization header; keys of earlier starts go on working.

Options
  --port PORT        default 8787; 0 takes any that is free
  --host HOST        default 127.0.0.1; any other interface needs HTTPS
  --cert FILE        the certificate, in PEM, to serve HTTPS
  --key FILE         the certificate's private key, in PEM
  --key-file FILE    the API key to use instead of a new one; where the file does
                     not exist, a new key is written to it and not printed
  --accounts FILE    where keys and counters are kept; default
                     ~/.local/state/glossa/accounts-PORT.json or the system's place
  --limit NUMBER     detections a day, or "unlimited"; default 100, or as it was

Stop it with Ctrl+C. What is under way is answered first.

Example
  glossa serve --port 8787 --limit unlimited
  curl http://127.0.0.1:8787/v2/detect/language \\
    -H "Authorization: Bearer $KEY" -d "q=Guten Tag"`,
}
