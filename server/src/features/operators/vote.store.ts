import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

export interface Vote extends Columns<'operator_votes', 'operatorId' | 'votedAt'> {
  name: Columns<'operators', 'name'>['name']
}

/** What somebody agreed to yesterday, they have to think of again. */
const isGood = sql`v.voted_at > now() - interval '24 hours'`

/** False when they have agreed already. Whoever votes on the same matter at once waits here. */
export async function insertVote(tx: OperatorTx, matter: string, operatorId: number): Promise<boolean> {
  await tx.rows(sql`select pg_advisory_xact_lock(35, hashtext(${matter}))`)
  await tx.rows(sql`delete from operator_votes v where v.matter = ${matter} and not (${isGood})`)
  const cast = await tx.rows(sql`
    insert into operator_votes (matter, operator_id, voted_at) values (${matter}, ${operatorId}, now())
    on conflict (matter, operator_id) do nothing returning operator_id`)
  return cast.length > 0
}

/** The first one first. */
export function listVotes(tx: OperatorTx, matter: string): Promise<Vote[]> {
  return tx.rows<Vote>(sql`
    select v.operator_id as "operatorId", o.name, v.voted_at as "votedAt"
    from operator_votes v join operators o on o.id = v.operator_id
    where v.matter = ${matter} and ${isGood} order by v.voted_at, v.operator_id`)
}
