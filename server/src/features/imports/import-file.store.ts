import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** Plain bytes of every piece but the last. */
export const pieceBytes = 256 * 1024

interface Parts {
  secrets: Secrets
}

const purposeOf = ({ tenant }: Pick<Reader, 'tenant'>, importId: number) => `import:${tenant.accountId}:${importId}`

export function insertPieces(
  { tx, secrets }: Parts & { tx: Tx },
  importId: number,
  first: number,
  pieces: readonly Buffer[],
): void {
  const sealed = pieces.map((piece) => secrets.seal(purposeOf(tx, importId), piece))
  tx.write(sql`
    insert into import_pieces (account_id, import_id, piece, sealed)
    select ${tx.tenant.accountId}, ${importId}, ${first} + (p.nr - 1)::int, p.sealed
    from unnest(${sealed}::bytea[]) with ordinality p (sealed, nr)`)
}

/** Bytes of the file from a place on, as many as asked for or as there are. */
export async function readBytes(
  { reader, secrets }: Parts & { reader: Reader },
  importId: number,
  from: number,
  count: number,
): Promise<Buffer> {
  const [first, last] = [Math.floor(from / pieceBytes), Math.floor((from + count - 1) / pieceBytes)]
  const rows = await reader.rows<{ sealed: Buffer }>(sql`
    select p.sealed from import_pieces p
    where ${reader.owns('p')} and p.import_id = ${importId} and p.piece between ${first} and ${last} order by p.piece`)
  const bytes = Buffer.concat(rows.map(({ sealed }) => secrets.open(purposeOf(reader, importId), sealed)))
  const start = from - first * pieceBytes
  return bytes.subarray(start, start + count)
}
