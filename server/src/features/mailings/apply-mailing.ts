import { type Act, actTime } from '../accounts/index.ts'
import type { ContentFault } from '../rendering/index.ts'
import { expectApproved } from './approve-mailing.ts'
import { withCurrentArticles } from './compose-newsletter.ts'
import { type ImportedContent, importContent } from './import-content.ts'
import { requireMailing } from './known-mailing.ts'
import { renewContent } from './later-content.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { assertMayPlan, assertSends } from './plan-mailing.ts'
import { takeNewest } from './take-version.ts'

/** From now on an active mailing says what was written meanwhile. */
export async function applyMailing(act: Act, id: number): Promise<void> {
  assertSends(act)
  const { mailing } = await requireMailing(act.tx, id)
  if (mailing.isActive !== true) throw mailingRefusals.mailing_not_active({ currentStatus: mailing.status })
  await takeNewest(act, id)
  const current = await withCurrentArticles(act, await requireMailing(act.tx, id), actTime(act))
  await assertMayPlan(act, current)
  await expectApproved(act, current.mailing, { at: null })
  await renewContent(act.tx, id)
}

/** Where nobody looks at a working version first. */
export async function applyIfActive(act: Act, id: number): Promise<void> {
  const { mailing } = await requireMailing(act.tx, id)
  if (mailing.isActive === true) await applyMailing(act, id)
}

/** Content that was written elsewhere, and is meant as it is. */
export async function importAndApply(act: Act, id: number, content: ImportedContent): Promise<ContentFault[]> {
  const faults = await importContent(act, id, content)
  await applyIfActive(act, id)
  return faults
}
