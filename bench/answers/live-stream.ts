import { get } from 'node:http'
import type { Staff } from './at-once.ts'

interface LiveStream {
  /** The moment of the first news of something that happened. */
  heardAt: Promise<number>
  endedAt: Promise<number>
  leave(): void
}

/** What a screen of the account listens to; resolves once it has been told where it begins. */
export function openStream({ web: { port }, accountId }: Staff, cookie: string): Promise<LiveStream> {
  const opened = Promise.withResolvers<LiveStream>()
  const heard = Promise.withResolvers<number>()
  const ended = Promise.withResolvers<number>()
  const path = `/app/api/accounts/${accountId}/live`
  const headers = { cookie, accept: 'text/event-stream' }
  const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
    if (response.statusCode !== 200) opened.reject(new Error(`the stream was answered by ${response.statusCode}`))
    response.on('error', () => {}).on('close', () => ended.resolve(performance.now()))
    response.setEncoding('utf8').on('data', (text: string) => {
      if (/^event: event$/m.test(text)) heard.resolve(performance.now())
      const leave = () => void asked.destroy()
      opened.resolve({ heardAt: heard.promise, endedAt: ended.promise, leave })
    })
  }).on('error', opened.reject)
  return opened.promise
}
