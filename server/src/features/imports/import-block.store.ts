import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

/** `[row, code, column]` */
export type KeptFault = [row: number, code: string, column: number]

export interface ImportBlock extends Omit<Columns<'import_blocks'>, 'accountId' | 'importId' | 'faults'> {
  faults: KeptFault[]
}

const columns = sql`b.first_row as "firstRow", b.byte, b.outcomes, b.faults, b.checked`

export function saveBlock(tx: Tx, importId: number, block: ImportBlock): void {
  tx.write(sql`
    insert into import_blocks (account_id, import_id, first_row, byte, outcomes, faults, checked)
    values (${tx.tenant.accountId}, ${importId}, ${block.firstRow}, ${block.byte}, ${block.outcomes},
            ${JSON.stringify(block.faults)}::jsonb, ${block.checked})
    on conflict (account_id, import_id, first_row) do update set outcomes = excluded.outcomes, faults = excluded.faults`)
}

export async function findBlock(reader: Reader, importId: number, firstRow: number): Promise<ImportBlock | undefined> {
  const [block] = await reader.rows<ImportBlock>(sql`
    select ${columns} from import_blocks b
    where ${reader.owns('b')} and b.import_id = ${importId} and b.first_row = ${firstRow}`)
  return block
}

/** Blocks with rows behind one, in order; with a letter only those that have it. */
export function listBlocks(
  reader: Reader,
  importId: number,
  { after, limit, letter }: { after: number; limit: number; letter: string | null },
): Promise<ImportBlock[]> {
  return reader.rows<ImportBlock>(sql`
    select ${columns} from import_blocks b
    where ${reader.owns('b')} and b.import_id = ${importId} and b.first_row + length(b.outcomes) > ${after}::bigint + 1
      and (${letter}::text is null or strpos(b.outcomes, ${letter}) > 0)
    order by b.first_row limit ${limit}`)
}

export function deleteBlocks(tx: Tx, importId: number): void {
  tx.write(sql`delete from import_blocks b where ${tx.owns('b')} and b.import_id = ${importId}`)
  deleteAddresses(tx, importId)
}

export function deleteAddresses(tx: Tx, importId: number): void {
  tx.write(sql`delete from import_addresses a where ${tx.owns('a')} and a.import_id = ${importId}`)
}

/** Notes addresses; returns those that had not been met before. */
export async function meetAddresses(tx: Tx, importId: number, hmacs: readonly Buffer[]): Promise<Set<string>> {
  const rows = await tx.rows<{ addressHmac: Buffer }>(sql`
    insert into import_addresses (account_id, import_id, address_hmac)
    select ${tx.tenant.accountId}, ${importId}, h from unnest(${hmacs}::bytea[]) h
    on conflict do nothing returning address_hmac as "addressHmac"`)
  return new Set(rows.map(({ addressHmac }) => addressHmac.toString('hex')))
}
