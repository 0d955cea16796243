import { z } from 'zod'
import { readTimestamp } from '../clock/timestamp.rules.ts'
import type { Page } from '../db/list-query.ts'
import { readText, type TextBounds } from '../text/stored-text.rules.ts'

/** One line of text: trimmed, NFC, no control characters; "" means null. Lengths count code points. */
export function line(max: number, min = 0) {
  return text({ max, min })
}

/** The same with tabs and line breaks. */
export function lines(max: number, min = 0) {
  return text({ max, min, hasBreaks: true })
}

function text(bounds: TextBounds) {
  const { max, min = 0 } = bounds
  return z
    .string()
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })
    .transform((value, context) => {
      const read = readText(value, bounds)
      if (!('fault' in read)) return read.text
      context.issues.push({ code: 'custom', message: read.fault, input: value })
      return z.NEVER
    })
}

export const id = z.int().min(1).describe('An id of this account')
export const timestampSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .describe('UTC, YYYY-MM-DD HH:MM:SS')
/** A time that the client chooses. */
export const chosenTime = z
  .string()
  .describe('UTC, YYYY-MM-DD HH:MM:SS, or with an offset as in RFC 3339: 2027-05-01T08:00:00+02:00')
  .transform((text, context) => {
    const time = readTimestamp(text)
    if (time !== null) return time
    context.issues.push({ code: 'custom', message: 'time_invalid', input: text })
    return z.NEVER
  })

/** Members that every record has. */
export function kindOf<T extends string>(name: T) {
  return z.literal(name).describe('The kind of this record')
}
export const recordTimes = {
  createdAt: timestampSchema.describe('When it was created, UTC'),
  updatedAt: timestampSchema.describe('When it was last changed, UTC'),
}
export const count = z.int().min(0)

/** Names and descriptions by language. */
export const translationsSchema = z
  .record(
    z.string(),
    z.strictObject({
      name: z.string().describe('The name in this language'),
      description: z.string().nullable().describe('What it is for, in this language'),
    }),
  )
  .describe('Name and description by language code')

/** A refusal of one item, as it stands inside a result. */
export const itemErrorSchema = z.looseObject({
  code: z.string().describe('Which refusal it is, as in a problem document'),
  status: z.int().describe('The status a request about this item alone would have had'),
  detail: z.string().describe('What is wrong, in a sentence'),
})

const include = z.array(z.string()).describe('Relations that `include` can add here')
const extrasOf = <E extends z.ZodRawShape>(extras: E) =>
  z.strictObject(extras).describe('What the answer tells beside its data')
const listDescription = 'The records, all of them'
const metaDescription = 'About the answer'

/** `{ data, meta: { include, meta } }` around one record or a list that is not paginated; `extras` stand in `meta.meta`. */
export function envelope<T extends z.ZodType, E extends z.ZodRawShape = Record<never, never>>(data: T, extras?: E) {
  return z.strictObject({
    data: data instanceof z.ZodArray ? data.describe(listDescription) : data,
    meta: z.strictObject({ include, meta: extrasOf(extras ?? {}) }).describe(metaDescription),
  })
}

export function paginated<T extends z.ZodType>(record: T) {
  return z.strictObject({
    data: z.array(record).describe('The records of this page'),
    meta: z.strictObject({ include, meta: extrasOf({}), pagination: paginationSchema }).describe(metaDescription),
  })
}

export const paginationSchema = z
  .strictObject({
    total: count.describe('Records of all pages together'),
    count: count.describe('Records on this page'),
    perPage: z.int().min(1).describe('Records a page can hold'),
    currentPage: z.int().min(1).describe('The number of this page, from 1'),
    totalPages: z.int().min(1).describe('The number of the last page'),
  })
  .meta({ id: 'Pagination', description: 'Where this page stands in the list' })

export function wrap(data: unknown, include: readonly string[], extra: Record<string, unknown> = {}) {
  return { data, meta: { include, meta: extra } }
}

export function wrapPage(data: unknown[], include: readonly string[], total: number, page: Page) {
  return { data, meta: { include, meta: {}, pagination: paginationOf(data.length, total, page) } }
}

export function paginationOf(onThisPage: number, total: number, { page, limit }: Page) {
  return {
    total,
    count: onThisPage,
    perPage: limit,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
  }
}
