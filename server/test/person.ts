import { type BareAct, bareAct, type PersonEvidence } from '../src/features/accounts/index.ts'
import {
  confirmOptin,
  recordComplaint,
  recordHardBounce,
  type Unsubscription,
  unsubscribe,
} from '../src/features/subscriptions/index.ts'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

const mailServer = {
  actor: { kind: 'mailSystem' as const },
  evidence: { by: 'person' as const, ip: null, userAgent: null, method: 'SMTP' },
}

export const browser: PersonEvidence = { ip: '192.0.2.44', userAgent: 'Mozilla/5.0 (Test)', method: 'GET' }

/** What the person and the mail system do in one account, without the door they come through. */
export function personIn(api: TestApi, account: TestAccount) {
  const act = <T>(by: Pick<BareAct, 'actor' | 'evidence'>, work: (act: BareAct) => Promise<T>, at?: string) => {
    const clock = at === undefined ? api.clock : { now: () => new Date(`${at.replace(' ', 'T')}Z`) }
    return api.app.db.transaction(account, (tx) => work(bareAct({ ...api.app, clock }, tx, by)))
  }
  const person = (evidence: PersonEvidence) => ({
    actor: { kind: 'person' as const },
    evidence: { by: 'person' as const, ...evidence },
  })
  const report = { newsletterId: 77 }
  return {
    confirm: (optinMessageId: number, evidence = browser, at?: string) =>
      act(person(evidence), (one) => confirmOptin(one, optinMessageId), at),
    unsubscribe: (
      subscriberId: number,
      channelId: number | 'all' = 0,
      way: Unsubscription['way'] = 'page',
      newsletterId = 77,
    ) => act(person(browser), (one) => unsubscribe(one, { newsletterId, subscriberId, channelId, way })),
    bounce: (subscriberId: number) => act(mailServer, (one) => recordHardBounce(one, { ...report, subscriberId })),
    complain: (subscriberId: number) => act(mailServer, (one) => recordComplaint(one, { ...report, subscriberId })),
    /** The ids of the opt-in mails to a subscriber, oldest first. */
    optinMails: async (subscriberId: number) => {
      const rows = await api.database.query<{ id: number }>(
        'select message_id::int as id from optin_requests where account_id = $1 and subscriber_id = $2 order by 1',
        [account.accountId, subscriberId],
      )
      return rows.map(({ id }) => id)
    },
  }
}
