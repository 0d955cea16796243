import PostalMime, { type Email } from 'postal-mime'
import { type Catching, type CaughtMail, startMailCatcher } from '../../tools/mail-catcher.ts'

export interface ReceivedMail extends CaughtMail {
  parsed: Email
  header(name: string): string | undefined
}

/** A real SMTP receiver that keeps every mail, and refuses whom the test names. */
export interface MailReceiver {
  port: number
  mails: ReceivedMail[]
  refuse: Map<string, NonNullable<ReturnType<NonNullable<Catching['refusal']>>>>
  /** While it is set, mails are taken and their answers wait for it. */
  hold: Promise<void> | undefined
  /** How many of them wait now. */
  held: number
  /** While it is set, bodies are asked for when it is done: the mails are made by then, and have no mark. */
  holdBodies: Promise<void> | undefined
  /** How many mails wait to be asked for. */
  heldBodies: number
  /** Resolves when so many mails have arrived in all. */
  received(count: number): Promise<ReceivedMail[]>
  stop(): Promise<void>
}

export async function startMailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const refuse: MailReceiver['refuse'] = new Map()
  const receiver: Pick<MailReceiver, 'hold' | 'held' | 'holdBodies' | 'heldBodies'> = {
    hold: undefined,
    held: 0,
    holdBodies: undefined,
    heldBodies: 0,
  }
  const waiting: { count: number; resolve: (mails: ReceivedMail[]) => void }[] = []
  const catcher = await startMailCatcher({
    refusal: (address) => refuse.get(address),
    askForBody: async () => {
      receiver.heldBodies += 1
      await receiver.holdBodies
      receiver.heldBodies -= 1
    },
    take: async (mail) => {
      receiver.held += 1
      await receiver.hold
      receiver.held -= 1
      const parsed = await PostalMime.parse(mail.raw)
      const header = (name: string) => parsed.headers.find(({ key }) => key === name.toLowerCase())?.value
      mails.push({ ...mail, parsed, header })
      for (const { count, resolve } of waiting) if (mails.length >= count) resolve(mails)
    },
  })
  const received = (count: number) =>
    new Promise<ReceivedMail[]>((resolve) => {
      if (mails.length >= count) resolve(mails)
      else waiting.push({ count, resolve })
    })
  return Object.assign(receiver, catcher, { mails, refuse, received })
}
