import { z } from 'zod'

/** Where files lie: pictures in a folder, or in a bucket where MEDIA_S3_ENDPOINT is set. */
export const fileSettings = {
  MEDIA_FOLDER: z
    .string()
    .default('/var/lib/postrider/media')
    .describe('Pictures; web, pages, dispatcher share it. Unused where MEDIA_S3_ENDPOINT is set.'),
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'not an http address' })
    .optional()
    .describe('Address of a store that speaks the protocol of Amazon S3, without the bucket. Unset = MEDIA_FOLDER.'),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1').describe('What the store calls its region.'),
  MEDIA_S3_BUCKET: z.string().min(1).optional().describe('The bucket; it must be there, and belong to this alone.'),
  MEDIA_S3_KEY: z.string().min(1).optional().describe('Access key that may read, write, delete and list in it.'),
  MEDIA_S3_SECRET: z.string().min(1).optional().describe('The secret of that key.'),
  MEDIA_S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(true)
    .describe('The bucket stands in the path; false = in front of the host.'),
  LEDGER_HEADS_FOLDER: z.string().default('/var/lib/postrider/heads').describe('Signed ends of ledgers, one a day.'),
}
