import { z } from 'zod'
import { normalForm } from '../../platform/text/normal-form.rules.ts'
import { wordsOf } from './search.rules.ts'

/** What somebody typed to find people, as words. */
export const wordsSchema = z
  .string()
  .max(200)
  .transform((text, context) => {
    const normal = normalForm(text)
    if (normal?.isWellFormed() && !normal.includes('\0')) return wordsOf(normal)
    context.addIssue({ code: 'custom', message: 'These words contain characters that cannot be stored.' })
    return z.NEVER
  })
