import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

interface Parts {
  secrets: Secrets
}

const purposeOf = ({ tenant }: Pick<Reader, 'tenant'>, jobId: number) => `export:${tenant.accountId}:${jobId}`

export function insertPiece({ tx, secrets }: Parts & { tx: Tx }, jobId: number, piece: number, bytes: Buffer): void {
  tx.write(sql`
    insert into export_pieces (account_id, job_id, piece, sealed)
    values (${tx.tenant.accountId}, ${jobId}, ${piece}, ${secrets.seal(purposeOf(tx, jobId), bytes)})`)
}

/** Undefined behind the last one. */
export async function readPiece(
  { reader, secrets }: Parts & { reader: Reader },
  jobId: number,
  piece: number,
): Promise<Buffer | undefined> {
  const [row] = await reader.rows<{ sealed: Buffer }>(sql`
    select p.sealed from export_pieces p where ${reader.owns('p')} and p.job_id = ${jobId} and p.piece = ${piece}`)
  return row && secrets.open(purposeOf(reader, jobId), row.sealed)
}
