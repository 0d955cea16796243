import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, accountFaults, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { fieldFaults } from '../customer-fields/index.ts'
import { formRefusals, mostForms } from './form.refusals.ts'
import { type Form, fieldIdOf, formBaseFields, isAskable, isFormBaseField, shownForm } from './form.rules.ts'
import {
  deleteForm,
  findForm,
  insertForm,
  insertWording,
  listFormRows,
  listStaticGroups,
  updateForm,
} from './form.store.ts'

export type FormContent = ReturnType<typeof shownForm>
export type FormChange = { [M in keyof FormContent]?: FormContent[M] | undefined }

export function listForms({ reader }: Pick<Look, 'reader'>): Promise<Form[]> {
  return listFormRows(reader)
}

export async function readForm({ reader }: Pick<Look, 'reader'>, id: number): Promise<Form> {
  const form = await findForm(reader, { id })
  if (!form) throw formRefusals.form_not_found()
  return form
}

/** What a form of this account can offer and ask. */
export async function formChoices({ account, reader }: Pick<Look<FullAccount>, 'account' | 'reader'>) {
  const { languages, defaultLanguageIso, hasChannels, channels, fields } = account
  const namesOf = (translations: Readonly<Record<string, { name: string }>>) =>
    Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, name]))
  const askable = fields.filter(isAskable)
  return {
    languages: [...languages],
    defaultLanguageIso,
    channels: hasChannels ? channels.map(({ id, translations }) => ({ id, names: namesOf(translations) })) : [],
    fields: [
      ...formBaseFields.map((name) => ({ name: name as string, names: {} })),
      ...askable.map(({ id, translations }) => ({ name: `field:${id}`, names: namesOf(translations) })),
    ],
    groups: await listStaticGroups(reader),
  }
}

export async function createForm(act: Act<FullAccount>, content: FormContent): Promise<number> {
  const { tx } = act
  await lockAccount(tx)
  if ((await listFormRows(tx)).length >= mostForms) throw formRefusals.forms_too_many()
  await expectFits(act, content)
  const id = await insertForm(tx, { ...content, publicId: randomBytes(16).toString('hex') }, actTime(act))
  insertWording(tx, { ...content, id, wording: 1 }, actTime(act))
  return id
}

/** Absent members stay. Other words are a new version: whoever agreed before agreed to the old ones. */
export async function changeForm(
  act: Act<FullAccount>,
  id: number,
  change: FormChange,
  version: string,
): Promise<void> {
  const { tx } = act
  await lockAccount(tx)
  const before = await readForm(act, id)
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await expectUnchanged({ version, current: shownForm(before), asked })
  const after: Form = { ...before, ...asked, updatedAt: actTime(act) }
  await expectFits(act, after)
  const saysOther = !isDeepStrictEqual([before.texts, before.privacyUrl], [after.texts, after.privacyUrl])
  if (saysOther) insertWording(tx, { ...after, wording: before.wording + 1 }, actTime(act))
  updateForm(tx, after)
}

/** Consents keep its words; its address leads nowhere from now on. */
export async function removeForm(act: Act, id: number, version: string): Promise<void> {
  await lockAccount(act.tx)
  const form = await readForm(act, id)
  await expectUnchanged({ version, current: shownForm(form), asked: 'all' })
  deleteForm(act.tx, id)
}

/** Channels people can enter, and fields that they may fill in. */
async function expectFits({ tx, account }: Act<FullAccount>, form: FormContent): Promise<void> {
  const { hasChannels, channels, fields, languages } = account
  const groups = form.groupId === null ? [] : await listStaticGroups(tx)
  const errors: FieldError[] = [
    ...form.channelIds.flatMap((id, i) =>
      hasChannels && channels.some((channel) => channel.id === id)
        ? []
        : [fieldError(`#/channelIds/${i}`, accountFaults.channel_unknown)],
    ),
    ...(hasChannels && form.channelIds.length === 0 ? [fieldError('#/channelIds', 'required')] : []),
    ...form.fields.flatMap(({ name }, i) => {
      const field = fields.find(({ id }) => id === fieldIdOf(name))
      return isFormBaseField(name) || (field && isAskable(field))
        ? []
        : [fieldError(`#/fields/${i}/name`, fieldFaults.customer_field_unknown)]
    }),
    ...Object.keys(form.texts).flatMap((iso) =>
      languages.includes(iso)
        ? []
        : [fieldError(`#/texts/${iso}`, 'out_of_range', 'The account has no such language.')],
    ),
    ...(form.groupId !== null && !groups.some(({ id }) => id === form.groupId)
      ? [fieldError('#/groupId', 'out_of_range', 'The account has no such static group.')]
      : []),
    ...(Object.keys(form.texts).length === 0 ? [fieldError('#/texts', 'required')] : []),
  ]
  if (errors.length > 0) throw validationFailed(errors)
}
