import { AppError, type FieldError } from '../../platform/errors/app-error.ts'
import type { Permission } from '../accounts/index.ts'
import type { Caller } from '../api-keys/index.ts'
import type { Refusal } from './change-subscriber.rules.ts'
import { pairOf } from './subscriber.rules.ts'

/** 409 when no permission could allow one of the changes, else 403 naming every permission needed. */
export function refuseChange({ account }: Pick<Caller, 'account'>, refusals: readonly Refusal[]): AppError {
  const never = refusals.find(({ demand }) => demand === 'never')
  const first = never ?? (refusals[0] as Refusal)
  const needed = new Set(
    refusals.flatMap(({ demand }) => (demand === 'never' ? [] : (demand as readonly Permission[]))),
  )
  const extensions = {
    ...(!never && { requiredPermissions: [...needed].sort() }),
    transition: transitionRecord(account.hasChannels, first),
    ...(account.hasChannels &&
      refusals.length > 1 && { transitions: refusals.map((refusal) => transitionRecord(true, refusal)) }),
  }
  return never
    ? new AppError(
        'transition_not_allowed',
        'No write leads from this status to the requested one; the person can register again, or an admin can act in the application.',
        { extensions },
      )
    : new AppError('permission_required', 'This status change needs a permission the API key does not have.', {
        extensions,
      })
}

function transitionRecord(withChannel: boolean, { channelId, from, to }: Refusal) {
  return { channelId: withChannel ? channelId : null, from: pairOf(from), to: pairOf(to) }
}

/** A refusal as it stands inside a per-item result. */
export function itemError(error: AppError): { code: string; status: number; detail: string; errors?: FieldError[] } {
  return { code: error.code, status: error.status, detail: error.detail, ...error.extensions }
}
