import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { formUrl } from '../pages/index.ts'
import { changeForm, createForm, formChoices, listForms, readForm, removeForm } from './edit-forms.ts'
import { formRefusals } from './form.refusals.ts'
import { type Form, shownForm } from './form.rules.ts'
import { formBody, formChangeBody, formChoicesSchema, formSchema } from './form.schema.ts'
import { findForm } from './form.store.ts'

const common = { tag: 'Forms', action: 'changeDesigns' } as const
const path = '/accounts/{accountId}/forms'
const { form_not_found, forms_too_many } = formRefusals

export const listFormsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The forms on which people sign up',
  responses: {
    200: z.strictObject({
      data: z.array(formSchema).describe('In the order in which they were made'),
      meta: z.strictObject({ choices: formChoicesSchema }).describe('About the account'),
    }),
  },
  handle: async ({ app, look }) => {
    const forms = await listForms(look)
    const data = forms.map((form) => viewOf(form, app.config.PUBLIC_URL))
    return { status: 200, body: { data, meta: { choices: await formChoices(look) } } }
  },
})

export const getFormRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One form',
  responses: { 200: z.strictObject({ data: formSchema }) },
  errors: [form_not_found],
  handle: async ({ app, look, ids }) => ({
    status: 200,
    body: { data: viewOf(await readForm(look, ids.id as number), app.config.PUBLIC_URL) },
  }),
})

export const createFormRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Make a form',
  body: { schema: formBody },
  responses: {
    201: z.strictObject({
      data: z.strictObject({ id: z.int().describe('The id of the form') }).describe('What was made'),
    }),
  },
  errors: [forms_too_many],
  stateForAudit: formState,
  handle: async ({ act, body }) => ({ status: 201, body: { data: { id: await createForm(act, body) } } }),
})

export const changeFormRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Change a form; other words are a new version of them',
  versioned: true,
  body: { schema: formChangeBody },
  responses: { 204: null },
  errors: [form_not_found],
  stateForAudit: formState,
  handle: async ({ act, ids, body, version }) => {
    await changeForm(act, ids.id as number, body, version)
    return { status: 204 }
  },
})

export const deleteFormRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a form; consents keep its words',
  versioned: true,
  responses: { 204: null },
  errors: [form_not_found],
  stateForAudit: formState,
  handle: async ({ act, ids, version }) => {
    await removeForm(act, ids.id as number, version)
    return { status: 204 }
  },
})

async function formState({ tx }: { tx: Reader }, { id }: Readonly<Record<string, number>>) {
  const form = id === undefined ? undefined : await findForm(tx, { id })
  return form ? { ...shownForm(form) } : null
}

function viewOf(form: Form, publicUrl: string) {
  const { id, wording, updatedAt, publicId } = form
  const shown = shownForm(form)
  return { ...shown, id, wording, updatedAt, url: formUrl(publicUrl, publicId), version: versionOf(shown) }
}
