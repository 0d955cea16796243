import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import type { WrittenMailing } from '../mailings/index.ts'
import { checkMailing } from './check-mailing.ts'
import { deskRefusals } from './desk.refusals.ts'

/** Refuses a mailing that something stands in the way of; tells how many it reaches. Whether it is approved is asked where it leaves. */
export async function expectChecked(look: Look<FullAccount>, written: WrittenMailing): Promise<number> {
  const { checks, audience } = await checkMailing(look, written)
  const blocking = checks.filter(({ verdict, name }) => verdict === 'blocking' && name !== 'approval')
  if (blocking.length > 0) throw deskRefusals.checks_failed({ checks: blocking.map(({ name }) => name) })
  return audience.reached
}
