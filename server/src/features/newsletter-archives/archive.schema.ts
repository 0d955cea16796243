import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { archiveHostSchema } from './host.schema.ts'

const choices = {
  isOpen: z.boolean().describe('Whether everybody who has the address can read it'),
  isIndexable: z.boolean().describe('Whether search engines may show it'),
}

export const archiveSchema = z
  .strictObject({
    ...choices,
    url: z.string().nullable().describe('Where it is; null = it was never opened'),
    mayHaveHost: z.boolean().describe('Whether the installation serves archives under hosts of customers'),
    host: archiveHostSchema.nullable().describe('The host that it was given; null = none'),
    version: z.string().describe('What was seen of it; goes into If-Match'),
  })
  .meta({ id: 'NewsletterArchive', description: 'The public page of what was sent to a channel' })

export const archiveBody = z.strictObject(choices)

export const archivedNewsletterSchema = z
  .strictObject({
    mailingId: z.int().describe('The id of the mailing'),
    subject: z.string().describe('As nobody in particular reads it'),
    sentAt: timestampSchema.describe('When it went out, UTC'),
    isKeptOut: z.boolean().describe('Whether the archive does without it'),
  })
  .meta({ id: 'ArchivedNewsletter', description: 'A sent newsletter of a channel' })

export const keepingBody = z.strictObject({
  isKeptOut: z.boolean().describe('true = the archive does without it'),
})
