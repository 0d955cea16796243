import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type DataType, fieldTypes } from '../customer-fields/customer-field.rules.ts'

/** What a form says in one language. */
export interface FormTexts {
  title: string
  intro: string
  /** What people agree to, word for word; kept with every consent. */
  consent: string
  button: string
}

export interface FormField {
  /** One of the base data, or `field:` and the id of a customer field. */
  name: string
  isRequired: boolean
}

export interface Form {
  id: number
  publicId: string
  name: string
  /** Empty where the account does without channels. */
  channelIds: number[]
  fields: FormField[]
  frameOrigins: string[]
  /** The static group of whoever confirms; null = none. */
  groupId: number | null
  isOpen: boolean
  texts: Record<string, FormTexts>
  privacyUrl: string
  /** Of the wording that holds; consents keep the one they were given for. */
  wording: number
  updatedAt: Timestamp
}

/** Base data a form can ask for; each is a line of text. */
export const formBaseFields = ['firstname', 'lastname', 'city'] as const
export type FormBaseField = (typeof formBaseFields)[number]

/** How a browser asks for a customer field; null = a form cannot. */
export const askedBy: Record<DataType, 'text' | 'date' | null> = {
  1: 'text',
  2: null,
  3: 'date',
  4: null,
  5: null,
  6: null,
}

interface AskedField {
  fieldType: number
  type: DataType
  isEditable: boolean
  retiredAt: string | null
}

/** Whether strangers may be asked for it: neither what only programs write, nor what was retired since. */
export function isAskable({ fieldType, isEditable, retiredAt, type }: AskedField): boolean {
  return fieldType === fieldTypes.subscriber && isEditable && retiredAt === null && askedBy[type] !== null
}

const customField = /^field:([1-9][0-9]{0,15})$/

/** The id of a customer field; undefined = base data. */
export function fieldIdOf(name: string): number | undefined {
  const [, id] = customField.exec(name) ?? []
  return id === undefined ? undefined : Number(id)
}

export function isFormBaseField(name: string): name is FormBaseField {
  return formBaseFields.some((known) => known === name)
}

/** What an editor has seen of it. */
export function shownForm({ name, channelIds, fields, frameOrigins, groupId, isOpen, texts, privacyUrl }: Form) {
  return { name, channelIds, fields, frameOrigins, groupId, isOpen, texts, privacyUrl }
}

/** The texts in the language wished for, else in that of the account, else any. */
export function textsIn(
  texts: Readonly<Record<string, FormTexts>>,
  wishes: readonly (string | null | undefined)[],
): { language: string; said: FormTexts } | undefined {
  const known = Object.keys(texts)
  const found = wishes
    .flatMap((wish) => (wish ? [wish, wish.split('-')[0] as string] : []))
    .find((wish) => known.includes(wish))
  const language = found ?? known[0]
  const said = language === undefined ? undefined : texts[language]
  return language !== undefined && said ? { language, said } : undefined
}
