import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** Plain bytes of every piece but the last. */
export const pieceBytes = 256 * 1024

interface Parts {
  secrets: Secrets
}

/** A file is text as it came, or a workbook whose text has been unpacked. */
export interface KeptFile {
  id: number
  /** Bytes of the text that was unpacked; null = the file itself is meant. */
  textSize: number | null
}

/** What is unpacked lies behind the workbook until that can go. */
const firstUnpackedPiece = 1_000_000

const firstPieceOf = ({ textSize }: KeptFile) => (textSize === null ? 0 : firstUnpackedPiece)

const purposeOf = ({ tenant }: Pick<Reader, 'tenant'>, importId: number) => `import:${tenant.accountId}:${importId}`

export function insertPieces(
  { tx, secrets }: Parts & { tx: Tx },
  file: KeptFile,
  first: number,
  pieces: readonly Buffer[],
): void {
  const sealed = pieces.map((piece) => secrets.seal(purposeOf(tx, file.id), piece))
  tx.write(sql`
    insert into import_pieces (account_id, import_id, piece, sealed)
    select ${tx.tenant.accountId}, ${file.id}, ${firstPieceOf(file) + first} + (p.nr - 1)::int, p.sealed
    from unnest(${sealed}::bytea[]) with ordinality p (sealed, nr)`)
}

/** Bytes of the file from a place on, as many as asked for or as there are. */
export async function readBytes(
  { reader, secrets }: Parts & { reader: Reader },
  file: KeptFile,
  from: number,
  count: number,
): Promise<Buffer> {
  const [first, last] = [Math.floor(from / pieceBytes), Math.floor((from + count - 1) / pieceBytes)]
  const begin = firstPieceOf(file)
  const rows = await reader.rows<{ sealed: Buffer }>(sql`
    select p.sealed from import_pieces p
    where ${reader.owns('p')} and p.import_id = ${file.id} and p.piece between ${begin + first} and ${begin + last} order by p.piece`)
  const bytes = Buffer.concat(rows.map(({ sealed }) => secrets.open(purposeOf(reader, file.id), sealed)))
  const start = from - first * pieceBytes
  return bytes.subarray(start, start + count)
}

/** Only its text is of use by now. */
export function deleteWorkbook(tx: Tx, importId: number): void {
  tx.write(sql`
    delete from import_pieces p
    where ${tx.owns('p')} and p.import_id = ${importId} and p.piece < ${firstUnpackedPiece}`)
}
