import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Act } from '../accounts/index.ts'
import {
  type CustomerField,
  fieldFaults,
  fieldTypes,
  listCustomerFields,
  normalizeFieldValue,
  typeExpectations,
} from '../customer-fields/index.ts'
import { expectFree } from './expect-free.ts'
import { renewContent } from './freeze-content.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { clearMailingValue, saveMailingValue } from './mailing-value.store.ts'

/** A mailing's own value of a mailing field; its mails show it once the content is frozen. */
export async function setMailingValue(act: Act, mailingId: number, fieldId: number, raw: unknown): Promise<void> {
  const { known, field } = await load(act, mailingId, fieldId)
  const value = normalizeFieldValue(field.type, raw)
  if (value === undefined)
    throw validationFailed([fieldError('#/value', fieldFaults.customer_field_type, typeExpectations[field.type])])
  saveMailingValue(act.tx, mailingId, fieldId, value)
  await renew(act, known)
}

/** Back to the default of the field. */
export async function resetMailingValue(act: Act, mailingId: number, fieldId: number): Promise<void> {
  const { known } = await load(act, mailingId, fieldId)
  clearMailingValue(act.tx, mailingId, fieldId)
  await renew(act, known)
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
