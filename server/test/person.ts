import type { PersonEvidence } from '../src/features/accounts/index.ts'
import { confirmOptin, recordComplaint, recordHardBounce, unsubscribe } from '../src/features/subscribers/index.ts'
import { timestamp } from '../src/platform/clock/clock.ts'
import type { Tx } from '../src/platform/db/database.ts'
import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export const browser: PersonEvidence = { ip: '192.0.2.44', userAgent: 'Mozilla/5.0 (Test)', method: 'GET' }

/** What the person and the mail system do in one account, without the door they come through. */
export function personIn(api: TestApi, account: TestAccount) {
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => api.app.db.transaction(account, work)
  const now = () => timestamp(api.clock.now())
  return {
    confirm: (optinMessageId: number, evidence = browser, at = now()) =>
      inTx((tx) => confirmOptin(api.app, tx, { optinMessageId, evidence, now: at })),
    unsubscribe: (subscriberId: number, channelId: number | 'all' = 0, way: 'page' | 'oneClick' = 'page') =>
      inTx((tx) => unsubscribe(tx, { subscriberId, channelId, newsletterId: 77, way, evidence: browser, now: now() })),
    bounce: (subscriberId: number) => inTx((tx) => recordHardBounce(tx, report(subscriberId, now()))),
    complain: (subscriberId: number) => inTx((tx) => recordComplaint(tx, report(subscriberId, now()))),
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

function report(subscriberId: number, now: string) {
  return { subscriberId, newsletterId: 77, evidence: { ip: null, userAgent: null, method: 'SMTP' }, now }
}
