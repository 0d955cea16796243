import PostalMime from 'postal-mime'
import { startMailCatcher } from '../tools/mail-catcher.ts'
import { waitUntil } from '../tools/services/process-control.ts'

export interface PostOffice {
  port: number
  /** The link of the last mail to this address, once it has come. */
  linkFor(email: string): Promise<string>
  close(): Promise<void>
}

/** The relay of the browser tests: it keeps what the dispatcher hands over, for whoever asks. */
export async function openPostOffice(): Promise<PostOffice> {
  const links = new Map<string, string>()
  const catcher = await startMailCatcher({
    take: async ({ to, raw }) => {
      const { text = '' } = await PostalMime.parse(raw)
      const [link] = /https?:\/\/\S+#[\w-]+/.exec(text) ?? []
      if (link) links.set(to, link)
    },
  })
  return {
    port: catcher.port,
    linkFor: async (email) => {
      await waitUntil(`a mail to ${email}`, () => links.has(email), 180)
      return links.get(email) as string
    },
    close: () => catcher.stop(),
  }
}
