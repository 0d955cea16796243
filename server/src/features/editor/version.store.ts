import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Version, VersionContent } from './version.rules.ts'

const columns = sql`
  v.number, v.saved_by as "savedBy", v.begun_at as "begunAt", v.saved_at as "savedAt", v.changes`

/** Newest first. */
export function listVersionRows(reader: Reader, newsletterId: number): Promise<Version[]> {
  return reader.rows<Version>(sql`
    select ${columns} from newsletter_versions v
    where ${reader.owns('v')} and v.newsletter_id = ${newsletterId} order by v.number desc`)
}

export async function findVersion(
  reader: Reader,
  newsletterId: number,
  number: number,
): Promise<(Version & { content: VersionContent }) | undefined> {
  const [version] = await reader.rows<Version & { content: VersionContent }>(sql`
    select ${columns}, v.content from newsletter_versions v
    where ${reader.owns('v')} and v.newsletter_id = ${newsletterId} and v.number = ${number}`)
  return version
}

export function insertVersion(tx: Tx, newsletterId: number, version: Version & { content: VersionContent }): void {
  const { number, savedBy, begunAt, savedAt, changes, content } = version
  tx.write(sql`
    insert into newsletter_versions (account_id, newsletter_id, number, saved_by, begun_at, saved_at, changes, content)
    values (${tx.tenant.accountId}, ${newsletterId}, ${number}, ${savedBy}, ${begunAt}, ${savedAt}, ${changes}, ${JSON.stringify(content)}::jsonb)`)
}

export function deleteAllVersions(tx: Tx, newsletterId: number): void {
  tx.write(sql`delete from newsletter_versions v where ${tx.owns('v')} and v.newsletter_id = ${newsletterId}`)
}

export function deleteVersions(tx: Tx, newsletterId: number, numbers: readonly number[]): void {
  tx.write(sql`
    delete from newsletter_versions v
    where ${tx.owns('v')} and v.newsletter_id = ${newsletterId} and v.number = any(${numbers})`)
}
