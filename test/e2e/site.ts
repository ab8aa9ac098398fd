import { createServer } from 'node:http'

export interface Site {
  /** Without a slash at its end. */
  readonly address: string
  close(): void
}

const GERMAN = 'Am Sonntag fahren wir mit dem Zug ans Meer, wenn das Wetter schön bleibt.'
const ENGLISH = 'The library stays open until nine, so there is plenty of time to finish the book.'
const FRENCH = 'Nous avons oublié les clés à la maison, il faudra attendre le voisin ce soir.'
const MIXED = `${GERMAN} ${ENGLISH}`
export const SENTENCES = { GERMAN, ENGLISH, FRENCH, MIXED }

interface Answer {
  readonly body: string
  readonly headers?: Record<string, string>
}

/** The pages of the tests' site, each with what makes life hard for a card. */
const PAGES: Readonly<Record<string, Answer>> = {
  '/plain': {
    body: `<p id=text>${GERMAN}</p><button id=button>A button</button><div id=empty style="height:200px"></div>`,
  },
  '/long': { body: `<p id=text>${GERMAN}</p><div style="height:5000px"></div>` },
  '/middle': { body: `<div style="height:150px"></div><p id=text>${GERMAN} ${GERMAN}</p>` },
  '/word': { body: `<p style="margin-top:150px"><span id=text>Sonntagnachmittag</span></p>` },
  '/mixed': { body: `<p id=text>${MIXED}</p>` },
  '/digits': { body: '<p id=text>12 345,67</p>' },
  '/hostile': {
    body: `<style>* { display: none !important; font-size: 1px !important; color: red !important }
        html, body, p { display: block !important } glossa-card { position: static !important; opacity: 0 !important; transform: scale(0) !important }</style>
        <p id=text>${GERMAN}</p>`,
  },
  '/strict': {
    body: `<p id=text>${GERMAN}</p>`,
    headers: {
      'content-security-policy': "default-src 'none'; style-src 'none'; script-src 'none'",
    },
  },
  '/right-to-left': {
    body: `<html dir=rtl lang=ar><p id=text style="width: fit-content; margin-top: 200px">نشرب الشاي في الحديقة كل مساء عندما يكون الجو لطيفا.</p>`,
  },
  '/field': {
    body: `<textarea id=field cols=60>${ENGLISH}</textarea><input id=secret type=password value="${GERMAN}">`,
  },
  '/shadow': {
    body: `<div id=host></div><script>
        const root = document.getElementById('host').attachShadow({ mode: 'open' })
        root.innerHTML = '<p style="margin: 0">${FRENCH}</p><textarea cols=60>${FRENCH}</textarea>'
      </script>`,
  },
  '/frame': {
    body: `<p>${GERMAN}</p><iframe id=frame width=600 height=400 src="/inner"></iframe>`,
  },
  '/inner': { body: `<p id=text>${FRENCH}</p>` },
  '/removing': {
    body: `<p id=text>${GERMAN}</p><script>
        let removals = 0
        new MutationObserver(() => {
          const card = document.querySelector('glossa-card')
          if (!card || removals >= 2) return
          removals++
          card.remove()
          document.getElementById('text')?.remove()
        }).observe(document, { childList: true, subtree: true })
      </script>`,
  },
  '/modal': {
    body: `<dialog id=dialog><p id=text>${GERMAN}</p></dialog><script>dialog.showModal()</script>`,
  },
}

/** A page of one line, as a PDF: the cross-reference table at its end is wanting, which viewers mend. */
const PDF = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 400] /Contents 4 0 R
  /Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>> endobj
4 0 obj <</Length 98>> stream
BT /F 24 Tf 20 340 Td (Am Sonntag fahren wir mit dem Zug ans Meer.) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`

/** Serves them on this machine alone. */
export async function serveSite(): Promise<Site> {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/document.pdf') {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      response.end(PDF)
      return
    }
    const answer = PAGES[url]
    response.writeHead(answer ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...answer?.headers,
    })
    response.end(`<!doctype html><title>A page</title>${answer?.body ?? ''}`)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
