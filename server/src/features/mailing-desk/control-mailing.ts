import type { Act } from '../accounts/index.ts'
import { actorName } from '../accounts/index.ts'
import { cancelRun, pauseRun, resumeRun, retryFailed } from '../runs/index.ts'
import { deskRefusals } from './desk.refusals.ts'
import { requireRun } from './follow-run.ts'
import { noteOfUser, pauseOf } from './pause.rules.ts'

/** Nothing more of it is put on the wire; nothing is lost by waiting. */
export async function pauseMailing(act: Act, mailingId: number): Promise<void> {
  const { id, state } = await requireRun(act, mailingId)
  if (!(await pauseRun(act, id, noteOfUser(actorName(act.actor)))))
    throw deskRefusals.run_not_changed({ currentState: state })
}

/** What stopped itself goes on only for a reason. */
export async function resumeMailing(act: Act, mailingId: number, reason: string | null): Promise<void> {
  const { id, state, pauseReason } = await requireRun(act, mailingId)
  const isOwnDoing = state === 'paused' && ['brake', 'trial'].includes(pauseOf(pauseReason).kind)
  if (isOwnDoing && reason === null) throw deskRefusals.resume_reason_required()
  if (!(await resumeRun(act, id, reason))) throw deskRefusals.run_not_changed({ currentState: state })
}

/** What failed is tried again; tells how many mails that are. */
export async function retryMailing(act: Act, mailingId: number): Promise<number> {
  const { id } = await requireRun(act, mailingId)
  return retryFailed(act, id)
}

/** For good: who has no mail yet gets none. */
export async function cancelMailing(act: Act, mailingId: number): Promise<void> {
  const { id, state } = await requireRun(act, mailingId)
  if (!(await cancelRun(act, id))) throw deskRefusals.run_not_changed({ currentState: state })
}
