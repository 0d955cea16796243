import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

export interface DomainCounts {
  total: number
  verified: number
}

/** The domains the account writes from, and how many of them passed their check. */
export async function countDomains(reader: Reader): Promise<DomainCounts> {
  const [counts] = await reader.rows<DomainCounts>(sql`
    select count(*) as total, count(d.verified_at) as verified from sender_domains d where ${reader.owns('d')}`)
  return counts as DomainCounts
}
