import sql, { type Sql } from 'sql-template-tag'

/**
 * Where the message of `x` lies, if a sender has it in one of the states asked for. Looked up one by one, which the limit
 * enforces: with statistics from before a run has grown, the planner would rather read the whole run, again for every few
 * mails.
 */
export function placeOfMessage(
  run: { accountId: number; id: number },
  { senderId, isInState }: { senderId: number; isInState: Sql },
): Sql {
  return sql`
    (select c.ctid, c.account_id, c.owner, c.state from messages c
     where c.account_id = ${run.accountId} and c.run_id = ${run.id} and c.id = x.id and c.owner = ${senderId} and ${isInState}
     limit 1) place`
}

/**
 * `m` is that message, and still as it was found. The run is named once more, so that the other parts of the table are left
 * aside; a further condition that does not come from the place, such as its account, would tempt the planner to begin with
 * all messages that fulfil it.
 */
export function isAtPlace(run: { id: number }): Sql {
  return sql`
    m.run_id = ${run.id} and m.ctid = place.ctid and m.account_id = place.account_id and m.owner = place.owner
    and m.state = place.state`
}
