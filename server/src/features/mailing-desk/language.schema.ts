import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import type { LanguageVersion } from '../mailings/index.ts'

export const languagesSchema = z.array(
  z
    .strictObject({
      mailingId: id.describe('Where it is written; of the main language the mailing itself'),
      languageIso: z.string().describe('The language'),
      subject: z.string().describe('Its subject line in it; empty = none yet'),
    })
    .meta({ id: 'MailingLanguage', description: 'A language in which a mailing is written' }),
)

export function languageView({ id: mailingId, languageIso, subject }: LanguageVersion) {
  return { mailingId, languageIso, subject }
}
