import { z } from 'zod'
import { isTimestamp } from '../clock/clock.ts'
import type { Page } from '../db/list-query.ts'
import { canFit, normalForm } from '../text/normal-form.rules.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be stored
const controls = /[\u0000-\u001f\u007f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same without tabs and line breaks
const controlsButBreaks = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const plain = /^[\x20-\x7e]*$/

/** One line of text: trimmed, NFC, no control characters; "" means null. Lengths count code points. */
export function line(max: number, min = 0) {
  return text(controls, max, min)
}

/** The same with tabs and line breaks. */
export function lines(max: number) {
  return text(controlsButBreaks, max, 0)
}

function text(forbidden: RegExp, max: number, min: number) {
  return z
    .string()
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
    .transform((value, context) => {
      const fault = (code: string) => {
        context.issues.push({ code: 'custom', message: code, input: value })
        return z.NEVER
      }
      if (forbidden.test(value) || !value.isWellFormed()) return fault('characters_invalid')
      const isPlain = plain.test(value)
      const trimmed = value.trim()
      if (!canFit(trimmed, max)) return fault('too_long')
      const text = isPlain ? trimmed : normalForm(trimmed)
      if (text === null) return fault('characters_invalid')
      const length = isPlain ? text.length : [...text].length
      if (length > max) return fault('too_long')
      if (length < min) return fault('too_short')
      return text === '' ? null : text
    })
}

export const id = z.int().min(1)
export const timestampSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .describe('UTC, YYYY-MM-DD HH:MM:SS')
/** A time that the client chooses. */
export const chosenTime = z.string().refine(isTimestamp, { error: 'time_invalid' }).describe('UTC, YYYY-MM-DD HH:MM:SS')

const extras = z.record(z.string(), z.unknown())

/** `{ data, meta: { include, meta } }` around one record or a list that is not paginated. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.strictObject({ data, meta: z.strictObject({ include: z.array(z.string()), meta: extras }) })
}

export function paginated<T extends z.ZodType>(record: T) {
  return z.strictObject({
    data: z.array(record),
    meta: z.strictObject({ include: z.array(z.string()), meta: extras, pagination: paginationSchema }),
  })
}

const paginationSchema = z
  .strictObject({
    total: z.int().min(0),
    count: z.int().min(0),
    perPage: z.int().min(1),
    currentPage: z.int().min(1),
    totalPages: z.int().min(1),
  })
  .meta({ id: 'Pagination' })

export function wrap(data: unknown, include: readonly string[], extra: Record<string, unknown> = {}) {
  return { data, meta: { include, meta: extra } }
}

export function wrapPage(data: unknown[], include: readonly string[], total: number, { page, limit }: Page) {
  const pagination = {
    total,
    count: data.length,
    perPage: limit,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }
  return { data, meta: { include, meta: {}, pagination } }
}
