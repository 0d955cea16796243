import sql, { type Sql } from 'sql-template-tag'
import { isInPart, partOfRun } from './ledger-part.rules.ts'

interface RunOfPlace {
  accountId: number
  id: number
}

/**
 * Where the message of `x` lies, if a sender has it in one of the states asked for. Looked up one by one, which the limit
 * enforces: with statistics from before a run has grown, the planner would rather read the whole run, again for every few
 * mails.
 */
export function placeOfMessage(run: RunOfPlace, { senderId, isInState }: { senderId: number; isInState: Sql }): Sql {
  return sql`
    (select c.ctid, c.account_id, c.run_id, c.owner, c.state from messages c
     where c.account_id = ${run.accountId} and c.run_id = ${run.id} and c.id = x.id and c.owner = ${senderId} and ${isInState}
       and ${isInPart('c.run_id', partOfRun(run.id))}
     limit 1) place`
}

/**
 * `m` is that message, and still as it was found. Another part of the table has the same places, so the run goes with it.
 * Any narrower condition on `m` that does not come from the place, such as its account, would tempt the planner to begin
 * with all messages that fulfil it.
 */
export function isAtPlace(run: RunOfPlace): Sql {
  return sql`
    m.ctid = place.ctid and m.account_id = place.account_id and m.run_id = place.run_id and m.owner = place.owner
    and m.state = place.state and ${isInPart('m.run_id', partOfRun(run.id))} and ${expectsOne}`
}

/**
 * Always true, but the planner takes it for rare and expects one row of `x`, however many there are. A row by its place is
 * then the cheapest way to it even while the part is small; and as the number makes no difference, the statement is planned
 * once for a connection and not for every few mails.
 */
export const expectsOne = sql`x.id + 0 = x.id`
