import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import { fieldErrorsOf } from '../../platform/http/validation.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { canFit, normalForm } from '../../platform/text/normal-form.rules.ts'
import type { Receiver, UnreadableReceiver } from './receiver.rules.ts'
import { triggerFaults } from './trigger.refusals.ts'
import { receiverBody } from './trigger.schema.ts'

type Raw = Record<string, unknown>
interface ReadingContext {
  config: { ALLOW_EAI: boolean }
}

const placeholderName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const mostPlaceholders = 100
const longestValue = 10_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be stored
const forbiddenControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** One receiver of a body, checked by itself: one that cannot be read fails alone. */
export function readReceiver(raw: Raw, at: string, context: ReadingContext): Receiver | UnreadableReceiver {
  const parsed = receiverBody.safeParse(raw)
  const shape = parsed.success ? [] : fieldErrorsOf(parsed.error.issues, raw).map((error) => below(at, error))
  const errors = [...shape, ...checkReceiver(raw, at, context)]
  if (!parsed.success || errors.length > 0) {
    return { email: typeof raw.email === 'string' ? raw.email.toWellFormed() : null, errors }
  }
  const { email, subscriberId, subject, placeholders } = parsed.data
  return {
    at,
    key: email ? addressOf(email, context) : { subscriberId: subscriberId as number },
    subject: subject ?? null,
    placeholders: readPlaceholders(placeholders ?? {}),
  }
}

/** What the shape alone does not tell: who is meant, and whether the placeholders can be used. */
export function checkReceiver(raw: unknown, at: string, context: ReadingContext): FieldError[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return []
  const { email, subscriberId, placeholders } = raw as Raw
  return [...checkKey(email, subscriberId, at, context), ...checkPlaceholders(placeholders, `${at}/placeholders`)]
}

function checkKey(email: unknown, subscriberId: unknown, at: string, { config }: ReadingContext): FieldError[] {
  const isGiven = (value: unknown) => value !== undefined && value !== null
  if (isGiven(email) && isGiven(subscriberId))
    return [fieldError(`${at}/subscriberId`, 'field_not_allowed', 'Name the receiver by email or by id, not by both.')]
  if (!isGiven(email) && !isGiven(subscriberId))
    return [fieldError(`${at}/email`, 'required', 'Name the receiver by email or subscriberId.')]
  if (typeof email !== 'string') return []
  const parsed = parseEmail(email, config.ALLOW_EAI)
  return typeof parsed === 'string' ? [fieldError(`${at}/email`, email.trim() === '' ? 'required' : parsed)] : []
}

function checkPlaceholders(raw: unknown, at: string): FieldError[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return []
  const entries = Object.entries(raw)
  if (entries.length > mostPlaceholders) return [fieldError(at, 'too_long')]
  return entries.flatMap(([name, value]) => {
    const pointer = `${at}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1').toWellFormed())}`
    if (!placeholderName.test(name)) return [fieldError(pointer, triggerFaults.placeholder_name_invalid)]
    if (typeof value !== 'string') return []
    if (!canFit(value, longestValue)) return [fieldError(pointer, 'too_long')]
    const text = normalForm(value)
    if (text === null || forbiddenControls.test(text) || !text.isWellFormed())
      return [fieldError(pointer, 'characters_invalid')]
    return text.length > longestValue && [...text].length > longestValue ? [fieldError(pointer, 'too_long')] : []
  })
}

/** Values as text; null = not given. Without a prototype, so that no name means anything by itself. */
function readPlaceholders(raw: Record<string, string | number | boolean | null>): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(raw))
    if (value !== null) values[name] = typeof value === 'string' ? (normalForm(value) as string) : String(value)
  return values
}

function addressOf(text: string, { config }: ReadingContext) {
  const address = parseEmail(text, config.ALLOW_EAI)
  if (typeof address === 'string') throw new Error('the address was not checked')
  return address
}

function below(at: string, error: FieldError): FieldError {
  return { ...error, pointer: `${at}${(error.pointer ?? '#').slice(1)}` }
}
