import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import type { WrittenMailing } from '../mailings/index.ts'
import { checkMailing } from './check-mailing.ts'
import { deskRefusals } from './desk.refusals.ts'

/** Refuses a mailing that something stands in the way of. Whether it is approved is asked where it leaves. */
export async function expectChecked(look: Look<FullAccount>, written: WrittenMailing): Promise<void> {
  const { checks } = await checkMailing(look, written)
  const blocking = checks.filter(({ verdict, name }) => verdict === 'blocking' && name !== 'approval')
  if (blocking.length > 0) throw deskRefusals.checks_failed({ checks: blocking.map(({ name }) => name) })
}
