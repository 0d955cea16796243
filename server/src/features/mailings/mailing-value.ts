import type { Reader } from '../../platform/db/database.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import {
  type CustomerField,
  type FieldValue,
  fieldFaults,
  fieldTypes,
  listCustomerFields,
  normalizeFieldValue,
  typeExpectations,
} from '../customer-fields/index.ts'
import { expectFree } from './expect-free.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { renewContent } from './later-content.ts'
import { noteChange } from './mailing-change.store.ts'
import { clearMailingValue, findMailingValues, saveMailingValue } from './mailing-value.store.ts'

/** A mailing's own value of a mailing field; its mails show it once the content is frozen. */
export async function writeMailingValue(
  act: Act,
  mailingId: number,
  fieldId: number,
  raw: unknown,
): Promise<KnownMailing> {
  const { known, field } = await load(act, mailingId, fieldId)
  const value = normalizeFieldValue(field.type, raw)
  if (value === undefined)
    throw validationFailed([fieldError('#/value', fieldFaults.customer_field_type, typeExpectations[field.type])])
  saveMailingValue(act.tx, mailingId, fieldId, value)
  noteChange(act.tx, mailingId, { at: actTime(act), by: actorName(act.actor) })
  return known
}

/** Back to the default of the field. */
export async function clearWrittenValue(act: Act, mailingId: number, fieldId: number): Promise<KnownMailing> {
  const { known } = await load(act, mailingId, fieldId)
  clearMailingValue(act.tx, mailingId, fieldId)
  noteChange(act.tx, mailingId, { at: actTime(act), by: actorName(act.actor) })
  return known
}

/** Where nobody looks at a working version first. */
export async function setMailingValue(act: Act, mailingId: number, fieldId: number, raw: unknown): Promise<void> {
  await renew(act, await writeMailingValue(act, mailingId, fieldId, raw))
}

export async function resetMailingValue(act: Act, mailingId: number, fieldId: number): Promise<void> {
  await renew(act, await clearWrittenValue(act, mailingId, fieldId))
}

export interface MailingField extends Pick<CustomerField, 'id' | 'type' | 'translations' | 'defaultValue'> {
  /** What its mails say: its own, or the default. */
  value: FieldValue
  isOwn: boolean
}

/** The fields a mailing can have values of; what is retired only where it still says something. */
export async function listMailingFields(reader: Reader, mailingId: number): Promise<MailingField[]> {
  const [fields, values] = await Promise.all([listCustomerFields(reader), findMailingValues(reader, mailingId)])
  return fields.flatMap(({ id, type, translations, defaultValue, fieldType, retiredAt }) => {
    const isOwn = Object.hasOwn(values, id)
    if (fieldType !== fieldTypes.mailing || (retiredAt !== null && !isOwn)) return []
    const value = isOwn ? (values[id] as FieldValue) : defaultValue
    return [{ id, type, translations, defaultValue, value, isOwn }]
  })
}

async function load(
  { tx }: Act,
  mailingId: number,
  fieldId: number,
): Promise<{ known: KnownMailing; field: CustomerField }> {
  const [known, fields] = await Promise.all([requireMailing(tx, mailingId), listCustomerFields(tx)])
  assertStep(known, 'edit')
  expectFree(known.mailing, { content: true })
  const field = fields.find(({ id }) => id === fieldId)
  if (!field) throw validationFailed([fieldError('#/fieldId', fieldFaults.customer_field_unknown)])
  if (field.fieldType !== fieldTypes.mailing)
    throw validationFailed([fieldError('#/fieldId', fieldFaults.customer_field_wrong_scope)])
  return { known, field }
}

/** A value is said at once, and with it what else was written of an active mailing. */
async function renew({ tx }: Act, { mailing }: KnownMailing): Promise<void> {
  if (mailing.isActive) await renewContent(tx, mailing.id)
}
