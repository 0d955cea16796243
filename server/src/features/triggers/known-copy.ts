import type { Reader } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { allowsStep, type CopyStatus, type CopyStep, countReceivers, mailingStatusOf } from './copy.rules.ts'
import { type Copy, findCopy } from './copy.store.ts'

/** A copy as the API shows it. */
export async function copyRecord(reader: Reader, id: number) {
  const copy = requireCopy(await findCopy(reader, id))
  const {
    receivers,
    sent,
    failed,
    skipped,
    status,
    scheduledAt,
    startedAt,
    finishedAt,
    createdAt,
    updatedAt,
    ...head
  } = copy
  return {
    objectType: 'TriggerMailing' as const,
    ...head,
    status,
    mailingStatus: mailingStatusOf(status),
    receivers: countReceivers(status, receivers, { sent, failed, skipped }),
    scheduledAt,
    startedAt,
    finishedAt,
    createdAt,
    updatedAt,
  }
}

export function requireCopy<C extends Pick<Copy, 'id'>>(copy: C | undefined): C {
  if (!copy)
    throw new AppError('trigger_mailing_not_found', 'The account has no copy of a trigger mailing with this id.')
  return copy
}

export function assertStep({ status }: { status: CopyStatus }, step: CopyStep): void {
  if (allowsStep(status, step)) return
  throw new AppError('invalid_state', `This is not possible while the trigger mailing is "${status}".`, {
    extensions: { currentStatus: status },
  })
}
