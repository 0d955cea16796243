import type { Look } from '../accounts/index.ts'
import { allowsStep, type CopyStatus, type CopyStep } from './copy.rules.ts'
import { type Copy, findCopy } from './copy.store.ts'
import { triggerRefusals } from './trigger.refusals.ts'

export async function getCopy({ reader }: Look, id: number): Promise<Copy> {
  return requireCopy(await findCopy(reader, id))
}

export function requireCopy<C extends Pick<Copy, 'id'>>(copy: C | undefined): C {
  if (!copy) throw triggerRefusals.trigger_mailing_not_found()
  return copy
}

export function assertStep({ status }: { status: CopyStatus }, step: CopyStep): void {
  if (!allowsStep(status, step)) throw triggerRefusals.step_not_allowed({ currentStatus: status })
}
