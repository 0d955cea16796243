import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Act } from '../accounts/index.ts'
import { requireLanguage } from '../mailings/index.ts'
import { sendTest } from '../runs/index.ts'
import { deskRefusals } from './desk.refusals.ts'
import { countTestsSince, findTestReaders, findTestUsers } from './test-mail.store.ts'

export interface TestReceivers {
  userIds: readonly number[]
  subscriberIds: readonly number[]
}

/** Test mails an account sends within a day. */
const mostADay = 200
const dayMs = 24 * 60 * 60 * 1000

/** The mail as it is now, to users and to people who may still receive something. Nothing of it counts. */
export async function testMailing(act: Act, mailingId: number, wanted: TestReceivers): Promise<number> {
  const { tx, clock } = act
  const { mailing } = await requireLanguage(tx, mailingId)
  const since = timestamp(clock.now().getTime() - dayMs)
  const [users, readers, sent] = await Promise.all([
    findTestUsers(tx, wanted.userIds),
    findTestReaders(tx, wanted.subscriberIds, mailing.channelId),
    countTestsSince(tx, since),
  ])
  if (users.length < wanted.userIds.length || readers.length < wanted.subscriberIds.length)
    throw deskRefusals.test_receiver_unknown()
  const receivers = [...users, ...readers]
  if (sent + receivers.length > mostADay) throw deskRefusals.tests_too_many({ limit: mostADay })
  for (const receiver of receivers) await sendTest(act, mailingId, receiver)
  return receivers.length
}
