import { z } from 'zod'
import { id, translationsSchema } from '../../platform/http/schema.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { type Act, lockAccount } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { customerFieldSchema } from '../customer-fields/customer-field.schema.ts'
import { fieldRefusals } from '../customer-fields/index.ts'
import {
  clearWrittenValue,
  listMailingFields,
  mailingRefusals,
  readWritten,
  writeMailingValue,
} from '../mailings/index.ts'

const { type, value } = customerFieldSchema.shape
const fieldValue = z
  .strictObject({
    id: id.describe('The id of the field; variables name it'),
    type,
    translations: translationsSchema,
    value: value.describe('What the mails say: its own value, or the default'),
    defaultValue: value.describe('What mailings say that have no value of their own'),
    isOwn: z.boolean().describe('Whether the mailing has a value of its own'),
    version: z.string().describe('What was seen of its value; goes into If-Match'),
  })
  .meta({ id: 'MailingFieldValue', description: 'A mailing field, and what one mailing says for it' })

const common = { tag: 'Mailings' } as const
const path = '/accounts/{accountId}/mailings/{id}/fieldValues'
const errors = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.mailing_sent,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_planned,
  mailingRefusals.part_fixed,
  fieldRefusals.customer_field_not_found,
]

export const listFieldValuesRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'The mailing fields, and what this mailing says for them',
  responses: { 200: z.strictObject({ data: z.array(fieldValue).describe('All of them, the oldest first') }) },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids }) => {
    await readWritten(look, ids.id as number)
    const fields = await listMailingFields(look.reader, ids.id as number)
    return { status: 200, body: { data: fields.map((field) => ({ ...field, version: versionOf(shownOf(field)) })) } }
  },
})

export const setMailingFieldRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'PUT',
  path: `${path}/{fieldId}`,
  summary: 'Give a mailing its own value of a mailing field',
  versioned: true,
  body: {
    schema: z.strictObject({
      value: z
        .unknown()
        .refine((given) => given !== undefined, { error: 'required' })
        .describe('Of the data type of the field; null hides the default'),
    }),
  },
  responses: { 204: null },
  errors,
  stateForAudit: valueState,
  handle: async ({ act, ids, body, version }) => {
    await expectSeen(act, ids, version)
    await writeMailingValue(act, ids.id as number, ids.fieldId as number, body.value)
    return { status: 204 }
  },
})

export const resetMailingFieldRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'DELETE',
  path: `${path}/{fieldId}`,
  summary: 'Let a mailing say the default of a mailing field again',
  versioned: true,
  responses: { 204: null },
  errors,
  stateForAudit: valueState,
  handle: async ({ act, ids, version }) => {
    await expectSeen(act, ids, version)
    await clearWrittenValue(act, ids.id as number, ids.fieldId as number)
    return { status: 204 }
  },
})

type Ids = Readonly<Record<string, number>>

async function expectSeen(act: Act, ids: Ids, version: string): Promise<void> {
  await lockAccount(act.tx)
  await readWritten(act, ids.id as number)
  const current = await valueState(act, ids)
  if (!current) throw fieldRefusals.customer_field_not_found()
  await expectUnchanged({ version, current, asked: current })
}

/** What a mailing says is no data of people: the audit log may keep it. */
async function valueState({ reader }: Pick<Act, 'reader'>, { id: mailingId, fieldId }: Ids) {
  const field = (await listMailingFields(reader, mailingId as number)).find((known) => known.id === fieldId)
  return field ? shownOf(field) : null
}

function shownOf({ value: shown, isOwn }: { value: unknown; isOwn: boolean }) {
  return { value: shown, isOwn }
}
