import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { heldStates, messageStates } from './message-state.rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** The states in which a column that follows from others has a value, for a single mail that somebody has. */
async function statesIn(column: string): Promise<number[]> {
  const [rule] = await database.query<{ text: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = 'messages'::regclass and a.attname = $1`,
    [column],
  )
  const rows = await database.query<{ state: number }>(
    `select m.state from (select n as state, 7 as owner, now() as due_at from unnest($1::int[]) n) m
     where (${rule?.text}) is not null order by m.state`,
    [Object.values(messageStates)],
  )
  return rows.map(({ state }) => state)
}

test('the columns that doubts and held mails are found by know the states by their numbers', async () => {
  expect(await statesIn('is_doubt')).toEqual([messageStates.inDoubt])
  expect(await statesIn('held_by')).toEqual(heldStates.map((name) => messageStates[name]))
})
