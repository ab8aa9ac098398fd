export interface Reply {
  glossa: number
  status?: number
  headers: Record<string, string>
  body: string
  key?: string
  refused?: string
  version?: string
  connected?: boolean
}

/** Runs in a page of another extension: sends one message and answers with the reply. */
export function sendFromPage({ id, message }: { id: string; message: unknown }): Promise<Reply> {
  return chrome.runtime.sendMessage(id, message)
}

/** Runs there too: posts messages on a port, and resolves once so many answers have come; with none to wait for, it closes at once. */
export function postOnPort({
  id,
  messages,
  answers,
}: {
  id: string
  messages: object[]
  answers: number
}) {
  return new Promise<{ id: number; status: number }[]>((resolve) => {
    const replies: { id: number; status: number }[] = []
    const port = chrome.runtime.connect(id, { name: 'glossa/1' })
    const end = (): void => {
      port.disconnect()
      setTimeout(() => {
        resolve(replies)
      }, 200)
    }
    port.onMessage.addListener((reply: { id: number; status: number }) => {
      replies.push(reply)
      if (replies.length === answers) setTimeout(end, 100)
    })
    for (const message of messages) port.postMessage(message)
    if (answers === 0) end()
  })
}
