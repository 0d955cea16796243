import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import type { ArchiveHost } from './host.rules.ts'

const check = z
  .strictObject({
    name: z.enum(['owner', 'route']).describe('owner = that the customer wants it; route = that readers come here'),
    status: z.enum(['ok', 'missing', 'wrong']).describe('What the DNS says'),
    found: z.array(z.string()).describe('What is there'),
    publish: z
      .strictObject({
        type: z.enum(['TXT', 'CNAME']).describe('The type of the record'),
        name: z.string().describe('Its name'),
        value: z.string().describe('Its value'),
      })
      .describe('The record as it must be published'),
  })
  .meta({ id: 'HostCheck', description: 'One thing the DNS has to say about the host of an archive' })

export const archiveHostSchema = z
  .strictObject({
    host: z.string().describe('The host name, with A-labels'),
    checks: z.array(check).describe('What the DNS has to say'),
    isTaken: z.boolean().describe('Whether the records are right, and another archive has shown the host before'),
    provenAt: timestampSchema.nullable().describe('Since when the archive is read there, UTC; null = it is not'),
    checkedAt: timestampSchema.nullable().describe('When the DNS was last asked, UTC; null = never'),
    createdAt: timestampSchema.describe('When it was named, UTC'),
  })
  .meta({ id: 'ArchiveHost', description: 'A host name of the customer, for the archive of a channel' })

export const hostBody = z.strictObject({ host: z.string().max(253).describe('As news.example.com') })

export function hostView({ host, checks, isTaken, provenAt, checkedAt, createdAt }: ArchiveHost) {
  return { host, checks, isTaken, provenAt, checkedAt, createdAt }
}
