import PostalMime from 'postal-mime'
import { startMailCatcher } from '../tools/mail-catcher.ts'
import { waitUntil } from '../tools/services/process-control.ts'

export interface PostOffice {
  port: number
  /** The link of the last mail to this address, once it has come; by a word of its path where it has several. */
  linkFor(email: string, word?: string): Promise<string>
  /** The last mail to this address as it came, once it has. */
  mailTo(email: string): Promise<string>
  close(): Promise<void>
}

/** The relay of the browser tests: it keeps what the dispatcher hands over, for whoever asks. */
export async function openPostOffice(): Promise<PostOffice> {
  const texts = new Map<string, string>()
  const mails = new Map<string, string>()
  const catcher = await startMailCatcher({
    take: async ({ to, raw }) => {
      mails.set(to, raw.toString())
      const { text = '' } = await PostalMime.parse(raw)
      texts.set(to, text)
    },
  })
  return {
    port: catcher.port,
    linkFor: async (email, word) => {
      const link = () => linkIn(texts.get(email) ?? '', word)
      await waitUntil(`a mail to ${email}`, () => link() !== undefined, 180)
      return link() as string
    },
    mailTo: async (email) => {
      await waitUntil(`a mail to ${email}`, () => mails.has(email), 180)
      return mails.get(email) as string
    },
    close: () => catcher.stop(),
  }
}

/** Those of mails to users carry their secret behind a #. */
function linkIn(text: string, word?: string): string | undefined {
  const links = text.match(/https?:\/\/[^\s<>]+/g) ?? []
  return links.find((link) => (word ? link.includes(`/${word}`) : /#[\w-]+$/.test(link)))
}
