import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'

const archive = z
  .strictObject({
    id: id.describe('The export, and the job that writes it'),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'canceled']).describe('How its job stands'),
    isOwn: z.boolean().describe('Whether you have asked for it: only who asked fetches the file'),
    isFileGone: z.boolean().describe('Whether the file has been deleted'),
    fileEndsAt: timestampSchema.describe('Until when the file is kept, UTC'),
    downloadedAt: timestampSchema.nullable().describe('When it was last fetched to its end, UTC; null = never'),
    createdAt: timestampSchema.describe('When it was asked for, UTC'),
  })
  .meta({ id: 'AccountExport', description: 'Everything of the account in one archive' })

export const endingReply = z.strictObject({
  data: z
    .strictObject({
      closedAt: timestampSchema.nullable().describe('Since when the account is closed, UTC; null = it is open'),
      endsAt: timestampSchema.nullable().describe('When everything in it is deleted, UTC; null = it is open'),
      below: z
        .array(
          z.strictObject({
            id: id.describe('The id of the account'),
            name: z.string().describe('What its users call it'),
          }),
        )
        .describe('Accounts below it; while there are any it cannot be closed'),
      hasExport: z.boolean().describe('Whether an export was fetched in the last 30 days, as closing it needs'),
      exports: z.array(archive).describe('The latest exports, the newest first'),
    })
    .meta({ id: 'AccountEnding', description: 'What it takes to end an account, and how far that has come' }),
})

export const archiveStartedReply = z.strictObject({
  data: z.strictObject({ id: id.describe('The export, and the job that writes it') }).describe('What was begun'),
})

export const archiveLinkReply = z.strictObject({
  data: z
    .strictObject({
      token: z.string().describe('What the address of the file needs'),
      until: timestampSchema.describe('Until when it holds, UTC'),
    })
    .describe('A link to the file'),
})

export const closingBody = z.strictObject({
  name: z.string().max(400).describe('The name of the account, as typed by whoever closes it'),
})
