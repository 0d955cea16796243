import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { applyMailing, assertSends, editableOf, readWritten, type Seen, takeNewest } from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { expectChecked } from './expect-checked.ts'

/** Lets events send a mailing that nothing stands in the way of, as it was seen; `replaces` switches off the one that does now. */
export async function activateChecked(
  act: Act<FullAccount>,
  id: number,
  { replaces, ...seen }: Seen & { replaces: boolean },
): Promise<void> {
  await expectSeen(act, id, seen)
  await activateMailing(act, id, { replaces })
}

/** What was written beside an active mailing is what it says from now on. */
export async function applyChecked(act: Act<FullAccount>, id: number, seen: Seen): Promise<void> {
  await expectSeen(act, id, seen)
  await applyMailing(act, id)
}

async function expectSeen(act: Act<FullAccount>, id: number, seen: Seen): Promise<void> {
  assertSends(act)
  const written = await readWritten(act, id)
  await expectUnchanged({ ...seen, current: editableOf(written), asked: 'all' })
  await takeNewest(act, id)
  await expectChecked(act, await readWritten(act, id))
}
