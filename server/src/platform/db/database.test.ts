import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { Database, type Tx } from './database.ts'
import type { Tenant } from './tenant.ts'
import { startWireProxy, type WireProxy } from './testing/wire-proxy.ts'

const tenant: Tenant = { accountId: 1, customerId: 1 }
const other: Tenant = { accountId: 2, customerId: 2 }
let database: TestDatabase
let proxy: WireProxy
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  await database.query(`
    create table notes (account_id bigint not null, id bigint generated always as identity, text text not null check (text <> 'bad'), primary key (account_id, id));
    call protect_tenant_table('notes');
    grant select, insert, delete on notes to postrider_app`)
  proxy = await startWireProxy(database.servingUrl)
  db = new Database({ url: proxy.url, poolSize: 5, preparedStatements: true })
})
afterEach(async () => {
  await database.query('truncate notes')
})
afterAll(async () => {
  await db.close()
  await proxy.close()
  await database.drop()
})

const add = (text: string) => sql`insert into notes (account_id, text) values (1, ${text})`
const stored = async () =>
  (await database.query<{ text: string }>('select text from notes order by id')).map(({ text }) => text)
const one = sql`select 1 as n`

async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  const before = proxy.roundTrips()
  await work()
  return proxy.roundTrips() - before
}

describe('round trips', () => {
  test('reads of one tick, tenant included, are one', async () => {
    await db.reader(tenant).rows(one)
    const read = async () => {
      const reader = db.reader(tenant)
      const answers = await Promise.all([
        reader.rows(one),
        reader.rows(sql`select 2 as n`),
        reader.rows(sql`select text from notes`),
      ])
      expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], []])
    }
    expect(await roundTripsOf(read)).toBe(1)
  })

  test('a transaction of writes alone is one: begin, tenant, writes and commit', async () => {
    const write = () =>
      db.transaction(tenant, async (tx) => ['a', 'b', 'c'].forEach((text) => void tx.write(add(text))))
    expect(await roundTripsOf(write)).toBe(1)
    expect(await stored()).toEqual(['a', 'b', 'c'])
  })

  test('a transaction that reads, then writes, is two', async () => {
    const work = () =>
      db.transaction(tenant, async (tx) => {
        await Promise.all([tx.rows(one), tx.rows(sql`select 2 as n`)])
        tx.write(add('a'))
        tx.write(add('b'))
      })
    expect(await roundTripsOf(work)).toBe(2)
  })

  test('a statement is parsed once per connection', async () => {
    const alone = new Database({ url: proxy.url, poolSize: 1, preparedStatements: true })
    const read = () => alone.reader(tenant).rows(sql`select ${'x'}::text as once`)
    await read()
    const before = proxy.parses()
    for (let i = 0; i < 5; i++) expect(await read()).toEqual([{ once: 'x' }])
    expect(proxy.parses()).toBe(before)
    await alone.close()
  })
})

describe('tenants', () => {
  test('a reader sees rows of its tenant only, on a connection others used before', proving('R-013'), async () => {
    const alone = new Database({ url: proxy.url, poolSize: 1, preparedStatements: true, tenantFilters: false })
    await alone.transaction(tenant, async (tx) => tx.write(add('mine')))
    expect(await alone.reader(other).rows(sql`select text from notes`)).toEqual([])
    expect(await alone.reader(tenant).rows(sql`select text from notes`)).toEqual([{ text: 'mine' }])
    await alone.close()
  })

  test('outside tenants no row can be read, also after a tenant used the connection', proving('R-013'), async () => {
    const alone = new Database({ url: proxy.url, poolSize: 1, preparedStatements: true })
    const read = () => alone.outsideTenants([sql`select text from notes`])
    await expect(read()).rejects.toMatchObject({ code: '42704' })
    await alone.transaction(tenant, async (tx) => tx.write(add('mine')))
    await expect(read()).rejects.toMatchObject({ code: '22P02' })
    await alone.close()
  })

  test('a row of another tenant cannot be written', proving('R-013'), async () => {
    await expect(db.transaction(other, async (tx) => tx.write(add('smuggled')))).rejects.toMatchObject({
      code: '42501',
    })
    expect(await stored()).toEqual([])
  })
})

describe('errors', () => {
  test('one failing statement fails everything that travelled with it, and nothing later', async () => {
    const reader = db.reader(tenant)
    const outcomes = await Promise.allSettled([
      reader.rows(one),
      reader.rows(sql`select 1 / 0`),
      reader.rows(sql`select 2`),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await reader.rows(one)).toEqual([{ n: 1 }])
  })

  test('a failing write undoes the transaction, even when it is first noticed at commit', async () => {
    const work = async (tx: Tx) => {
      tx.write(add('good'))
      await tx.rows(one)
      tx.write(add('bad'))
    }
    await expect(db.transaction(tenant, work)).rejects.toMatchObject({ code: '23514' })
    expect(await stored()).toEqual([])
  })

  test('what is sent early is undone with the rest, and its own failure is told', async () => {
    await db.transaction(tenant, async (tx) => {
      tx.write(add('first'))
      await tx.send()
      tx.write(add('second'))
    })
    expect(await stored()).toEqual(['first', 'second'])
    const transaction = db.transaction(tenant, async (tx) => {
      tx.write(add('bad'))
      await tx.send()
      tx.write(add('behind it'))
    })
    await expect(transaction).rejects.toMatchObject({ code: '23514' })
    const thrown = db.transaction(tenant, async (tx) => {
      tx.write(add('third'))
      await tx.send()
      throw new Error('no')
    })
    await expect(thrown).rejects.toThrow('no')
    expect(await stored()).toEqual(['first', 'second'])
  })

  test('a transaction whose error was swallowed does not pretend to have committed', async () => {
    const work = async (tx: Tx) => {
      tx.write(add('lost'))
      await tx.rows(sql`select 1 / 0`).catch(() => {})
    }
    await expect(db.transaction(tenant, work)).rejects.toMatchObject({ code: '22012' })
    expect(await stored()).toEqual([])
  })

  test('what the work throws is thrown on, and nothing is stored', async () => {
    const work = async (tx: Tx) => {
      tx.write(add('a'))
      await tx.rows(one)
      tx.write(add('b'))
      throw new Error('refused')
    }
    await expect(db.transaction(tenant, work)).rejects.toThrow('refused')
    expect(await stored()).toEqual([])
  })
})

describe('savepoints', () => {
  test('an item that fails is undone alone, whether its writes had travelled or not', async () => {
    await db.transaction(tenant, async (tx) => {
      tx.write(add('before'))
      const items: (() => Promise<void>)[] = [
        async () => tx.write(add('first')),
        async () => {
          tx.write(add('unsent'))
          throw new Error('refused')
        },
        async () => {
          tx.write(add('sent'))
          await tx.rows(one)
          throw new Error('refused')
        },
        async () => {
          await tx.rows(add('bad'))
        },
        async () => tx.write(add('last')),
      ]
      const outcomes: string[] = []
      for (const item of items) {
        outcomes.push(
          await tx.savepoint(item).then(
            () => 'kept',
            () => 'undone',
          ),
        )
      }
      expect(outcomes).toEqual(['kept', 'undone', 'undone', 'undone', 'kept'])
    })
    expect(await stored()).toEqual(['before', 'first', 'last'])
  })
})

describe('conflicts', () => {
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`

  test('of two transactions that cross, one is run again and both succeed', async () => {
    let [runs, holding] = [0, 0]
    const bothHold = Promise.withResolvers<void>()
    const crossing = (first: number, second: number) =>
      db.transaction(tenant, async (tx) => {
        runs += 1
        await tx.rows(lock(first))
        holding += 1
        if (holding === 2) bothHold.resolve()
        await bothHold.promise
        await tx.rows(lock(second))
        tx.write(add(`${first} then ${second}`))
      })
    await Promise.all([crossing(1, 2), crossing(2, 1)])
    expect(runs).toBe(3)
    expect((await stored()).sort()).toEqual(['1 then 2', '2 then 1'])
  })

  test('a conflict that does not end is given up after six runs', async () => {
    let runs = 0
    const work = async (tx: Tx) => {
      runs += 1
      await tx.rows(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    }
    await expect(db.transaction(tenant, work)).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(6)
  })
})
