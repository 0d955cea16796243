import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'

/** What became of the wish for another master secret. */
export type RotationAnswer =
  | 'rotated'
  | 'alreadyLatest'
  | 'usedBefore'
  | 'firstUnknown'
  | 'formerUnknown'
  | 'sendersAtWork'

export interface Fingerprints {
  first: Buffer
  former: readonly Buffer[]
  latest: Buffer
}

export async function recordRotation(tx: OperatorTx, { first, former, latest }: Fingerprints): Promise<RotationAnswer> {
  const [row] = await tx.rows<{ answer: string | null }>(
    sql`select rotate_secret(${first}, ${former}::bytea[], ${latest}) as answer`,
  )
  return row?.answer as RotationAnswer
}

export interface Rotation {
  fingerprint: Buffer
  rotatedAtMs: number
}

/** Oldest first. */
export async function listRotations(reader: Reader): Promise<Rotation[]> {
  const rows = await reader.rows<Nullable<Rotation, keyof Rotation>>(sql`
    select r.fingerprint, (extract(epoch from r.rotated_at) * 1000)::float8 as "rotatedAtMs" from list_secret_rotations() r`)
  return rows as Rotation[]
}
