import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'

export const pictureSchema = z
  .strictObject({
    id: id.describe('The picture'),
    address: z.string().describe('Where mails find it'),
    name: z.string().describe('What it is called'),
    width: count.describe('Pixels'),
    height: count.describe('Pixels'),
    bytes: count.describe('How large its file is'),
    altText: z.string().describe('What it shows; empty = nobody said'),
    isDecorative: z.boolean().describe('Whether somebody said that it only decorates'),
    createdAt: timestampSchema.describe('When it was added, UTC'),
    uses: z
      .array(
        z.strictObject({
          mailingId: id.describe('The mailing'),
          name: z.string().describe('What it is called'),
          isBusy: z.boolean().describe('Planned, sending or active: the picture stays as long'),
          isDraft: z.boolean().describe('Whether it is still written'),
        }),
      )
      .describe('Mailings that show it'),
    version: z.string().describe('What was seen of it; goes into If-Match'),
  })
  .meta({ id: 'Picture' })
