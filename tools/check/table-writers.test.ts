import { expect, test } from 'vitest'
import { problemsIn, writingsIn } from './table-writers.ts'

const tables = new Set(['messages', 'runs'])
const store = (feature: string, text: string) => ({ path: `server/src/features/${feature}/x.store.ts`, text })

test.each([
  ['insert', 'const s = sql`insert into messages (id) values (1)`'],
  ['update', 'const s = sql`with x as (update only messages m set state = 1 returning 1) select 1`'],
  ['delete', 'const s = sql`\n  delete\n  from messages m where true`'],
  ['merge', 'const s = sql`merge into messages m using x on true`'],
  ['copy', 'const s = `copy messages from stdin`'],
  ['a statement inside a value', `const s = sql\`select \${sql\`(update messages set id = 1)\`}\``],
  ['a plain string', "const s = 'update messages set id = 1'"],
])('%s makes a writer', (_name, text) => {
  expect(found(store('a', text))).toEqual([{ path: 'server/src/features/a/x.store.ts', table: 'messages' }])
})

test.each([
  ['a join', 'const s = sql`select from messages m join runs r on true for update of m`'],
  ['a conflict', 'const s = sql`on conflict do update set state = 1`'],
  ['a comment', '/** Would update messages. */\nconst s = 1 // delete from messages'],
  ['a table that is not ours', 'const s = sql`insert into staged (id) values (1)`'],
])('%s does not', (_name, text) => {
  expect(found(store('a', text))).toEqual([])
})

test('a second feature that writes a table is reported with its file, a second file of the same feature is not', () => {
  const update = 'const s = sql`update messages set id = 1`'
  const one = found(store('a', update))
  const more = writingsIn('server/src/features/a/y.store.ts', update, tables)
  expect(problemsIn([...one, ...more])).toEqual([])
  expect(problemsIn([...one, ...found(store('b', update))])).toEqual([
    'server/src/features/a/x.store.ts: another feature writes messages, too',
    'server/src/features/b/x.store.ts: another feature writes messages, too',
  ])
})

test('what stands outside of features is a writer as well', () => {
  const text = 'const s = sql`delete from runs`'
  const outside = writingsIn('server/src/processes/commands/tidy.ts', text, tables)
  expect(problemsIn([...outside, ...found(store('a', text))])).toHaveLength(2)
})

test('a table whose name comes at run time is reported', () => {
  const writings = found(store('a', `const s = sql\`insert into \${raw(name)} (id) values (1)\``))
  expect(problemsIn(writings)).toEqual([
    'server/src/features/a/x.store.ts: writes a table that nobody can read from its text',
  ])
})

test('rows by COPY are written by whoever names their table', () => {
  const text = "await insertInBulk(tx, 'runs', columns, rows)"
  expect(found(store('a', text))).toEqual([{ path: 'server/src/features/a/x.store.ts', table: 'runs' }])
})

test('a table on the list is left alone, until it has one writer', () => {
  const text = 'const s = sql`update runs set id = 1`'
  const [one, two] = [found(store('a', text)), found(store('b', text))]
  expect(problemsIn([...one, ...two], ['runs'])).toEqual([])
  expect(problemsIn(one, ['runs'])).toEqual(['runs has one writing feature: take it off the list'])
})

function found({ path, text }: { path: string; text: string }) {
  return writingsIn(path, text, tables)
}
