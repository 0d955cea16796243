import { z } from 'zod'
import { count, timestampSchema } from '../../platform/http/schema.ts'
import { languages } from '../../platform/text/language.rules.ts'

export const exportMembers = {
  columns: z.array(z.string().max(60)).min(1).max(500).describe('The columns, in the order of the file'),
  format: z.enum(['csv', 'xlsx']).describe('Text with commas, or a spreadsheet'),
  language: z.enum(languages).describe('The language of headings and states'),
}

export const columnsReply = z.strictObject({
  data: z
    .array(
      z
        .strictObject({
          column: z.string().describe('What an export calls it by'),
          names: z.record(z.string(), z.string()).describe('How it is headed, by language'),
        })
        .meta({ id: 'ExportColumn', description: 'A column that an export may have' }),
    )
    .describe('All that may leave, in the order in which they are offered'),
})

export const exportStartedReply = z.strictObject({
  data: z
    .strictObject({
      id: z.int().describe('The export, and the job that writes it'),
      total: count.describe('How many people it is for'),
    })
    .describe('The job, and whom it concerns'),
})

export const exportReply = z.strictObject({
  data: z
    .strictObject({
      id: z.int().describe('The export, and the job that writes it'),
      format: exportMembers.format,
      columns: z.array(z.string()).describe('The columns, in the order of the file'),
      people: count.describe('How many people were meant when it was asked for'),
      isReady: z.boolean().describe('Whether the file is complete'),
      isFileGone: z.boolean().describe('Whether the file is deleted'),
      fileEndsAt: timestampSchema.describe('When the file is deleted, UTC'),
      createdAt: timestampSchema.describe('When it was asked for, UTC'),
    })
    .meta({ id: 'Export', description: 'A list of people as a file' }),
})

export const linkReply = z.strictObject({
  data: z
    .strictObject({
      token: z.string().describe('Fetches the file, as the parameter link'),
      until: timestampSchema.describe('How long it holds, UTC'),
    })
    .describe('A link to the file'),
})
