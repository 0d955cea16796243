import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Act } from '../accounts/index.ts'
import { requireLanguage } from '../mailings/index.ts'
import { sendTest } from '../runs/index.ts'
import { deskRefusals } from './desk.refusals.ts'
import { countTestsSince, findTestAddresses, findTestReaders, findTestUsers } from './test-mail.store.ts'

export interface TestReceivers {
  userIds: readonly number[]
  subscriberIds: readonly number[]
  /** Of confirmed test addresses. */
  testAddressIds: readonly number[]
}

/** Test mails an account sends within a day. */
const mostADay = 200
const dayMs = 24 * 60 * 60 * 1000

/** The mail as it is now, to users, confirmed addresses and people who may still receive something. Nothing of it counts. */
export async function testMailing(act: Act, mailingId: number, wanted: TestReceivers): Promise<number> {
  const { tx, clock } = act
  const { mailing } = await requireLanguage(tx, mailingId)
  const since = timestamp(clock.now().getTime() - dayMs)
  const [users, readers, addresses, sent] = await Promise.all([
    findTestUsers(tx, wanted.userIds),
    findTestReaders(tx, wanted.subscriberIds, mailing.channelId),
    findTestAddresses(tx, wanted.testAddressIds),
    countTestsSince(tx, since),
  ])
  const receivers = [...users, ...readers, ...addresses]
  const { userIds, subscriberIds, testAddressIds } = wanted
  if (receivers.length < userIds.length + subscriberIds.length + testAddressIds.length)
    throw deskRefusals.test_receiver_unknown()
  if (sent + receivers.length > mostADay) throw deskRefusals.tests_too_many({ limit: mostADay })
  for (const receiver of receivers) await sendTest(act, mailingId, receiver)
  return receivers.length
}
