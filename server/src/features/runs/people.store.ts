import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { blockOf, holdsPlace, idAt, places } from '../../platform/db/id-blocks.rules.ts'
import { blockSql, inStates, type MessageStateName } from '../messages/message-state.rules.ts'

/** A person as lists behind numbers show them; nulls = they were erased since. */
export interface Face {
  id: number
  email: string | null
  firstname: string | null
  lastname: string | null
}

export function findFaces(reader: Reader, ids: readonly number[]): Promise<Face[]> {
  return reader.rows<Face>(sql`
    select i.id, s.email, s.firstname, s.lastname
    from unnest(${ids}::bigint[]) i (id) left join subscribers s on ${reader.owns('s')} and s.id = i.id order by i.id`)
}

export interface PlaceInRun {
  id: number
  /** Null = nobody has looked at them yet. */
  state: number | null
  reason: string | null
  reply: string | null
}

interface PartOfRun {
  runId: number
  states: readonly MessageStateName[]
  /** With those who have no message yet. */
  isWithUntouched: boolean
  after: number
  limit: number
}

/** Whoever of a run is in one of these states, by id. */
export function listPlaces(reader: Reader, part: PartOfRun): Promise<PlaceInRun[]> {
  const { runId, states, after, limit } = part
  const settled = sql`
    select m.id, m.state, m.reason, m.reply from messages m
    where ${reader.owns('m')} and m.run_id = ${runId} and m.id > ${after} and m.state in ${inStates(states)}
    order by m.id limit ${limit}`
  if (!part.isWithUntouched) return reader.rows<PlaceInRun>(settled)
  return reader.rows<PlaceInRun>(sql`
    (${settled})
    union all
    (select t.id, null, null, null
     from (select b.block, b.targets from run_blocks b
           where ${reader.owns('b')} and b.run_id = ${runId} and b.state <> ${blockSql.done} and b.block >= ${blockOf(sql`${after}::bigint`)}
           order by b.block offset 0) b
     -- Fenced in, as bounds are: the index of the messages is asked for each, however few the planner takes them for.
     cross join lateral (select ${idAt(sql`b.block`, sql`p`)} as id from ${places} p where ${holdsPlace(sql`b.targets`, sql`p`)} offset 0) t
     where t.id > ${after} and not exists (select from messages m where ${reader.owns('m')} and m.run_id = ${runId} and m.id = t.id offset 0)
     order by b.block, t.id limit ${limit})
    order by 1 limit ${limit}`)
}
