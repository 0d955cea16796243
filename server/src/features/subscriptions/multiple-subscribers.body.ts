import { validationFailed } from '../../platform/errors/field-error.ts'
import { Refusal } from '../../platform/errors/refusal.ts'
import { fieldErrorsOf } from '../../platform/http/validation.ts'
import type { SubscriberKey } from '../subscribers/index.ts'
import type { SubscriberChange } from './change-subscriber.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { checkWriteBody, readChange, readEmail } from './subscriber.body.ts'
import { multipleItem, readOnlyMembers } from './subscriber-body.schema.ts'
import type { MultipleItem } from './update-multiple-subscribers.ts'

type Raw = Record<string, unknown>
type How = Pick<SubscriberChange, 'optinMailingId' | 'usualLegalBasis' | 'source'>

/** Each item is read by itself: one that cannot be read fails alone. */
export function readItem(act: SubscriberAct, raw: Raw, how: How): MultipleItem {
  const id = Number.isSafeInteger(raw.id) && (raw.id as number) > 0 ? (raw.id as number) : null
  try {
    return { id, ...readKeyAndChange(act, raw, how) }
  } catch (error) {
    if (error instanceof Refusal) return { id, refused: error }
    throw error
  }
}

/** With an id, `email` is a change of address; without one it is how the subscriber is found. */
function readKeyAndChange(act: SubscriberAct, item: Raw, how: How): { key: SubscriberKey; change: SubscriberChange } {
  const { id, email, ...rest } = checkItem(act, item)
  return id === undefined
    ? { key: { emailKey: readEmail(act.config, email as string).emailKey }, change: readChange(act, rest, how) }
    : { key: { id }, change: readChange(act, email === undefined ? rest : { ...rest, email }, how) }
}

function checkItem(act: SubscriberAct, item: Raw) {
  const raw = { ...item }
  for (const member of readOnlyMembers) if (member !== 'id') delete raw[member]
  const errors = checkWriteBody(raw, { caller: act, now: act.clock.now(), config: act.config })
  if (Object.hasOwn(item, '__proto__'))
    errors.push({ pointer: '#/__proto__', code: 'field_unknown', detail: 'This member does not exist here.' })
  const parsed = multipleItem.safeParse(raw)
  // One by one: an item can hold more faults than a call can have arguments.
  if (!parsed.success) for (const error of fieldErrorsOf(parsed.error.issues, raw)) errors.push(error)
  if (raw.id === undefined && raw.email === undefined)
    errors.push({ pointer: '#/id', code: 'required', detail: 'Name the subscriber by id or email.' })
  if (!parsed.success || errors.length > 0) throw validationFailed(errors)
  return parsed.data
}
