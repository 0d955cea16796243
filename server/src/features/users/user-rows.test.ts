import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  // Ada works in account 1, Bea in both, Cem in account 2.
  await database.query(`
    insert into customers (name, created_at) values ('Nord', now());
    insert into accounts (customer_id, type, name, created_at) values (1, 'S', 'One', now()), (1, 'S', 'Two', now());
    insert into users (email, email_key, name, created_at)
    select name || '@nord.example', name || '@nord.example', name, now() from unnest('{ada,bea,cem}'::text[]) name;
    insert into passwords (user_id, hash, changed_at) select id, 'hash', now() from users;
    insert into memberships (account_id, customer_id, user_id, role, created_at)
    values (1, 1, 1, 'admin', now()), (1, 1, 2, 'editor', now()), (2, 1, 2, 'admin', now()), (2, 1, 3, 'admin', now());
    insert into sessions (user_id, token_hash, address) select id, sha256(name::bytea), '127.0.0.1' from users`)
  client = new pg.Client({ connectionString: database.servingUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

type Named = Record<string, string>

/** As the serving role, in a transaction that names this and nothing else; an error by its code. */
async function seen(named: Named, statement: string): Promise<string[] | string> {
  await client.query('begin')
  try {
    for (const [name, value] of Object.entries(named))
      await client.query('select set_config($1, $2, true)', [name, value])
    return (await client.query<{ seen: string }>(statement)).rows.map((row) => row.seen)
  } catch (error) {
    return (error as pg.DatabaseError).code as string
  } finally {
    await client.query('rollback')
  }
}

const users = 'select name as seen from users order by id'
const passwords = 'select user_id::text as seen from passwords order by 1'
const sessions = 'select user_id::text as seen from sessions order by 1'
const memberships = `select account_id || ' ' || user_id as seen from memberships order by 1`
const hashOfBea = "(select encode(sha256('bea'::bytea), 'hex'))"

describe('the serving role sees', () => {
  test.each([
    ['nobody without a name', {}, ['42704', '42704', '42704', '42704']],
    ['nobody by emptied names', { 'app.user_id': '', 'app.account_id': '' }, ['22P02', '22P02', '22P02', '22P02']],
    ['one user while they sign in', { 'app.sign_in_email': 'bea@nord.example' }, [['bea'], '42704', '42704', '42704']],
    ['one user by their id', { 'app.user_id': '2' }, [['bea'], ['2'], ['2'], ['1 2', '2 2']]],
    ['no user 0', { 'app.user_id': '0' }, [[], [], [], []]],
    [
      'the members of an account, and no password of theirs',
      { 'app.account_id': '1' },
      [['ada', 'bea'], '42704', '42704', ['1 1', '1 2']],
    ],
  ] as [string, Named, (string[] | string)[]][])('%s', async (_name, named, expected) => {
    const fresh = new pg.Client({ connectionString: database.servingUrl })
    await fresh.connect()
    const former = client
    client = fresh
    try {
      const found = []
      for (const statement of [users, passwords, sessions, memberships]) found.push(await seen(named, statement))
      expect(found).toEqual(expected)
    } finally {
      client = former
      await fresh.end()
    }
  })

  test('second factors of the user who is named, and of no other', async () => {
    const factors = `select user_id::text as seen from totp_factors union all select user_id::text from recovery_codes`
    await database.query(`
      insert into totp_factors (user_id, secret_sealed) select id, 'sealed' from users where id < 3;
      insert into recovery_codes (user_id, code_hmac) select id, sha256(name::bytea) from users where id < 3`)
    expect(await seen({ 'app.user_id': '2' }, factors)).toEqual(['2', '2'])
    expect(await seen({ 'app.user_id': '3', 'app.account_id': '1' }, factors)).toEqual([])
    const theft = `insert into recovery_codes values (2, sha256('x')) returning ''`
    expect(await seen({ 'app.user_id': '1' }, theft)).toBe('42501')
  })

  test('one session by its hash', async () => {
    const [hash] = (await seen({}, `select ${hashOfBea} as seen`)) as [string]
    expect(await seen({ 'app.session_hash': hash }, sessions)).toEqual(['2'])
    expect(await seen({ 'app.session_hash': 'ff' }, sessions)).toEqual([])
  })

  test.each([
    [
      'gives nobody a session but the user who is named',
      `insert into sessions (user_id, token_hash, address) values (3, sha256('x'), '') returning ''`,
    ],
    [
      'makes nobody a member of another account',
      `insert into memberships values (2, 1, 1, 'admin', now()) returning ''`,
    ],
    ['changes no other password', `insert into passwords values (3, 'x', now()) returning ''`],
  ])('%s', async (_name, statement) => {
    expect(await seen({ 'app.user_id': '1', 'app.account_id': '1', 'app.customer_id': '1' }, statement)).toBe('42501')
  })

  test('begins no session by naming one', async () => {
    const begin = `insert into sessions (user_id, token_hash, address) values (3, sha256('x'), '') returning ''`
    const named = { 'app.session_hash': createHash('sha256').update('x').digest('hex'), 'app.user_id': '1' }
    expect(await seen(named, begin)).toBe('42501')
  })

  test('removes nobody from another account, whoever else is named', async () => {
    const leave = `delete from memberships where account_id = 2 returning user_id::text as seen`
    expect(await seen({ 'app.user_id': '2', 'app.account_id': '1', 'app.customer_id': '1' }, leave)).toEqual([])
  })
})
