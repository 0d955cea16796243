import { expect, test } from 'vitest'
import { unseenRowsIn } from './owned-rows.ts'

const table = { name: '0001_table.sql', sql: "create table visits (id bigint); call protect_tenant_table('visits');" }
const after = (sql: string) => unseenRowsIn([table, { name: '0002_next.sql', sql }])
const unseen = ['0002_next.sql: the owner sees no row of visits; say "no force row level security" before']

test.each([
  ['a change', 'alter table visits add column day date; update visits set day = now();'],
  ['a deletion', 'delete from only visits'],
  ['a copy', 'insert into days (day) select v.day from other o join visits v on true;'],
  ['one in a statement', '-- why\nwith x as (delete from visits returning 1) select 1;'],
  ['a block', "do $$ begin perform 1; update visits set day = 'x'; end $$;"],
  ['a table of what was read', 'create temp table seen as select * from visits;'],
  [
    'one that is forced again too early',
    'alter table visits no force row level security; alter table visits force row level security; update visits set id = 1',
  ],
  ['one that is forced by its own words', 'alter table visits force row level security; update visits set id = 1'],
])('%s without a look is reported', (_name, sql) => {
  expect(after(sql)).toEqual(unseen)
})

test.each([
  [
    'rows that the owner sees',
    'alter table visits no force row level security; update visits set id = 1; alter table visits force row level security;',
  ],
  ['the body of a function', 'create function f() returns void language sql as $$ update visits set id = 1 $$;'],
  ['rights', 'grant update (id) on visits to postrider_app; create policy p on visits for update to postrider_app;'],
  ['another table', 'update months set id = 1;'],
])('%s may be', (_name, sql) => {
  expect(after(sql)).toEqual([])
})

test('one on the list is left alone until it is mended', () => {
  const update = { name: '0002_next.sql', sql: 'update visits set id = 1' }
  expect(unseenRowsIn([table, update], ['0002_next.sql'])).toEqual([])
  expect(unseenRowsIn([table], ['0002_next.sql'])).toEqual(['0002_next.sql is in order: take it off the list'])
})
