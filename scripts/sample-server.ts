import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Serves the sample page on this machine alone, until it is closed. */
export const serveSamplePage = (): ReturnType<typeof servePage> =>
  servePage(join(import.meta.dirname, 'sample-page.html'))

/** Serves one page, as a file has it, on this machine alone, until it is closed. */
export function servePage(file: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}/`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}
