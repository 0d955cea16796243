import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { isInPart, partOfRunSql } from '../messages/ledger-part.rules.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { isTargeted, runStateSql } from '../messages/run-state.rules.ts'

/** Parts of the ledger that runs at work lie in, one or two as a rule. A look at a thousand runs there opens no other. */
export async function findPartsAtWork(db: Database): Promise<number[]> {
  const [rows] = await db.outsideTenants<[{ part: number }]>([
    sql`select distinct ${partOfRunSql('r.id')} as part from runs r
        where r.state = ${runStateSql.sending} and ${isTargeted(sql`r`)} order by 1`,
  ])
  return rows.map(({ part }) => part)
}

/** Runs `r` at work in a part of the ledger, each with the state of a block of it that is not done: of an open one if there is any. */
export function runsAtWorkIn(part: number): Sql {
  return sql`
    (select r.*, (select b.state from run_blocks b
                  where b.run_id = r.id and ${isInPart('b.run_id', part)} and b.state <> ${blockSql.done}
                  order by b.state limit 1) as block_state
     from runs r where r.state = ${runStateSql.sending} and ${isTargeted(sql`r`)} and ${isInPart('r.id', part)} offset 0)`
}

/** Of a run `r`: a mail of it is not settled. Looked up by itself, which the limit enforces: `exists` would read all that is open. */
export function hasOpenMail(part: number): Sql {
  return sql`
    coalesce((select true from messages m
              where m.account_id = r.account_id and m.run_id = r.id and ${isInPart('m.run_id', part)}
                and m.due_at is not null limit 1), false)`
}
