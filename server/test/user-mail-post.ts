import { sendUserMails } from '../src/features/user-mails/index.ts'
import { createEngine } from '../src/processes/create-engine.ts'
import { type MailReceiver, type ReceivedMail, startMailReceiver } from './mail-receiver.ts'
import type { TestApi } from './test-api.ts'

/** The part of the dispatcher that hands mails to users to a real relay; the test says when. */
export interface UserMailPost {
  receiver: MailReceiver
  /** Hands over what is due; returns how many the relay took. */
  send(): Promise<number>
  /** The link of the last mail to this address, without its address: what stands behind the #. */
  tokenFor(email: string): string
  stop(): Promise<void>
}

export async function startUserMailPost(api: TestApi): Promise<UserMailPost> {
  const receiver = await startMailReceiver()
  const config = { ...api.app.config, RELAY_URL: `smtp://127.0.0.1:${receiver.port}` }
  const engine = createEngine(config, { clock: api.clock, log: api.app.log })
  return {
    receiver,
    send: () => sendUserMails(engine),
    tokenFor: (email) => tokenOf(receiver.mails.findLast(({ parsed }) => parsed.to?.[0]?.address === email)),
    stop: async () => {
      await receiver.stop()
      await engine.close()
    },
  }
}

function tokenOf(mail: ReceivedMail | undefined): string {
  const [, token] = /https?:\/\/\S+#([\w-]{43})/.exec(mail?.parsed.text ?? '') ?? []
  if (!token) throw new Error(`no link in ${mail?.parsed.text ?? 'no mail at all'}`)
  return token
}
