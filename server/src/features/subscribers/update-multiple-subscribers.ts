import { AppError, validationFailed } from '../../platform/errors/app-error.ts'
import { fieldErrorsOf } from '../../platform/http/validation.ts'
import { updateSubscriberByKey, type Written } from './change-subscriber.ts'
import { itemError } from './refuse-change.ts'
import { multipleItem, readOnlyMembers } from './subscriber.schema.ts'
import type { SubscriberKey } from './subscriber.store.ts'
import { checkWriteBody } from './write-body.ts'
import { readEmail, type WriteCall } from './write-call.ts'

export type ItemResult =
  | { index: number; id: number; result: 'updated' | 'unchanged'; written: Written }
  | { index: number; id: number | null; result: 'failed'; error: ReturnType<typeof itemError> }

/**
 * Items in order, each behind its own savepoint: a failing item undoes nothing of the others. One transaction around
 * them all, so that a crash in between leaves no half of a request behind (docs/adr/0006).
 */
export async function updateMultipleSubscribers(
  call: WriteCall,
  items: Record<string, unknown>[],
): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  const done = new Set<number>()
  for (const [index, item] of items.entries()) {
    const id = Number.isSafeInteger(item.id) && (item.id as number) > 0 ? (item.id as number) : null
    try {
      const written = await call.tx.savepoint(() => updateItem(call, item, done))
      done.add(written.subscriber.id)
      results.push({ index, id: written.subscriber.id, result: written.result as 'updated' | 'unchanged', written })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (id !== null) done.add(id)
      results.push({ index, id, result: 'failed', error: itemError(error) })
    }
  }
  return results
}

async function updateItem(call: WriteCall, item: Record<string, unknown>, done: Set<number>): Promise<Written> {
  const { key, body } = readItem(call, item)
  if ('id' in key && done.has(key.id)) throw duplicateItem()
  const written = await updateSubscriberByKey(call, key, body, 'multiple')
  if (done.has(written.subscriber.id)) throw duplicateItem()
  return written
}

/** With an id, `email` is a change of address; without one it is how the subscriber is found. */
function readItem(
  call: WriteCall,
  item: Record<string, unknown>,
): { key: SubscriberKey; body: Omit<typeof parsed.data, 'id'> } {
  const raw = { ...item }
  for (const member of readOnlyMembers) if (member !== 'id') delete raw[member]
  const errors = checkWriteBody(raw, { caller: call.caller, now: call.app.clock.now(), config: call.app.config })
  if (Object.hasOwn(item, '__proto__'))
    errors.push({ pointer: '#/__proto__', code: 'field_unknown', detail: 'This member does not exist here.' })
  const parsed = multipleItem.safeParse(raw)
  // One by one: an item can hold more faults than a call can have arguments.
  if (!parsed.success) for (const error of fieldErrorsOf(parsed.error.issues, raw)) errors.push(error)
  if (raw.id === undefined && raw.email === undefined)
    errors.push({ pointer: '#/id', code: 'required', detail: 'Name the subscriber by id or email.' })
  if (!parsed.success || errors.length > 0) throw validationFailed(errors)
  const { id, email, ...rest } = parsed.data
  return id === undefined
    ? { key: { emailKey: readEmail(call.app, email as string).emailKey }, body: rest as never }
    : { key: { id }, body: (email === undefined ? rest : { ...rest, email }) as never }
}

function duplicateItem(): AppError {
  return new AppError('duplicate_item', 'The same subscriber is listed earlier in this request.')
}
