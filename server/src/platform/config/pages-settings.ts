import { z } from 'zod'

/** The pages process, and the names it answers to. */
export const pagesSettings = {
  PAGES_HOST: z.string().default('127.0.0.1').describe('Address the pages listen on.'),
  PAGES_PORT: z.coerce.number().int().min(1).max(65_535).default(8081).describe('Port the pages listen on.'),
  ARCHIVE_HOST_TARGET: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .optional()
    .describe(
      'Name that customers point host names of their own at (CNAME) to have the archive of a channel there; a proxy ends TLS for them and hands them to the pages. Also for web and dispatcher. Unset = archives are at PUBLIC_URL only.',
    ),
}
