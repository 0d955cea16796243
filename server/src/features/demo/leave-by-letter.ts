import { createHash } from 'node:crypto'
import { type Statement, takeStatement } from '../bounces/index.ts'
import type { PastRun } from '../runs/index.ts'
import { type SubscriberAct, unsubscribe } from '../subscriptions/index.ts'

/** What a letter may lead to, apart from being read. */
export type Reaction = 'unsubscribed' | 'hardBounce' | 'complained' | 'mailboxFull'

const bounce = (code: number, enhanced: string, text: string): Statement => ({
  kind: 'bounce',
  report: {
    ...{ kind: 'bounce', action: 'failed', reply: { code, enhanced, text } },
    ...{ answer: `${code} ${enhanced} ${text}`, recipients: [], envelopeId: null },
  },
})

const statements: Record<Exclude<Reaction, 'unsubscribed'>, Statement> = {
  hardBounce: bounce(550, '5.1.1', 'User unknown'),
  mailboxFull: bounce(552, '5.2.2', 'Mailbox full'),
  complained: { kind: 'complaint', report: { kind: 'complaint', type: 'abuse', names: [], recipients: [] } },
}

/** Lets it happen as it reaches the product from outside: a press in the mail, or a report of a mail server. */
export async function react(act: SubscriberAct, run: PastRun, subscriberId: number, reaction: Reaction): Promise<void> {
  if (reaction === 'unsubscribed') return leave(act, run, subscriberId)
  const key = { accountId: act.account.id, runId: run.id, messageId: subscriberId }
  const hash = createHash('sha256').update(`${reaction} ${run.id} ${subscriberId}`).digest('hex')
  await takeStatement(act, { key, statement: statements[reaction], hash })
}

async function leave(act: SubscriberAct, { channelId, newsletterId }: PastRun, subscriberId: number): Promise<void> {
  const evidence = { by: 'person', ip: '192.0.2.44', userAgent: null, method: 'POST' } as const
  const person: SubscriberAct = { ...act, actor: { kind: 'person' }, evidence }
  await unsubscribe(person, { subscriberId, channelId, newsletterId, way: 'oneClick' })
}
