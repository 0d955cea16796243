import { type EmailAddress, parseEmail } from '../../platform/text/email-address.rules.ts'
import { normalizeFieldValue } from '../customer-fields/customer-field.rules.ts'
import type { CustomerField } from '../customer-fields/customer-field.store.ts'
import type { SubscriberData } from '../subscribers/subscriber.rules.ts'
import { type Form, fieldIdOf, isFormBaseField } from './form.rules.ts'
import type { FormFault } from './form-words.rules.ts'

export interface Press {
  email: EmailAddress
  channelIds: number[]
  data: SubscriberData
}

/** What somebody typed, as it goes back into the page. */
export interface Typed {
  email: string
  channelIds: number[]
  values: ReadonlyMap<string, string>
  consents: boolean
}

export type ReadPress = { press: Press } | { faults: Map<string, FormFault> }

const longest = 191

export function typedIn(form: Pick<Form, 'fields' | 'channelIds'>, sent: URLSearchParams): Typed {
  const asked = new Set(sent.getAll('channel').map(Number))
  return {
    email: (sent.get('email') ?? '').slice(0, 320),
    channelIds: form.channelIds.filter((id) => asked.has(id)),
    values: new Map(form.fields.map(({ name }) => [name, (sent.get(name) ?? '').slice(0, 1000)])),
    consents: sent.has('consent'),
  }
}

/** What somebody wants, or what is missing, by the name of its field. */
export function readPress(
  form: Pick<Form, 'fields' | 'channelIds'>,
  typed: Typed,
  { fields, allowEai }: { fields: readonly CustomerField[]; allowEai: boolean },
): ReadPress {
  const faults = new Map<string, FormFault>()
  const email = parseEmail(typed.email, allowEai)
  if (typeof email === 'string') faults.set('email', typed.email.trim() === '' ? 'emailMissing' : 'emailWrong')
  if (form.channelIds.length > 0 && typed.channelIds.length === 0) faults.set('channel', 'channelMissing')
  if (!typed.consents) faults.set('consent', 'consentMissing')
  const data: SubscriberData = { base: {}, customerFields: {} }
  for (const { name, isRequired } of form.fields) {
    const text = (typed.values.get(name) ?? '').trim()
    if (text === '') {
      if (isRequired) faults.set(name, 'answerMissing')
    } else if (!takeValue(data, name, text, fields)) faults.set(name, 'answerWrong')
  }
  if (faults.size > 0 || typeof email === 'string') return { faults }
  return { press: { email, channelIds: typed.channelIds, data } }
}

function takeValue(data: SubscriberData, name: string, text: string, fields: readonly CustomerField[]): boolean {
  if (isFormBaseField(name)) {
    if (text.length > longest || /\p{Cc}/u.test(text)) return false
    data.base[name] = text
    return true
  }
  const field = fields.find(({ id }) => id === fieldIdOf(name))
  const value = field && normalizeFieldValue(field.type, text)
  if (field === undefined || value === undefined) return false
  data.customerFields[field.id] = value
  return true
}
