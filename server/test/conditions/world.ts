import { inAccount } from '../../src/features/account-setup/index.ts'
import type { Random } from '../../src/features/demo/random.rules.ts'
import { createGroup } from '../../src/features/groups/index.ts'
import { foldMessageChanges } from '../../src/features/statistics/fold.store.ts'
import { Database } from '../../src/platform/db/database.ts'
import { aCustomerField, aMailing, anAccount, type TestAccount } from '../factories.ts'
import { manySubscribers } from '../many-subscribers.ts'
import type { TestApi } from '../test-api.ts'

/** An account with a bit of everything that conditions can ask for. */
export interface World {
  api: TestApi
  account: TestAccount
  /** By data type, from 1 to 6. */
  fields: number[]
  groupIds: number[]
  newsletterIds: number[]
  importIds: number[]
}

export const texts = ['Bonn', 'bonn', 'Köln', 'KÖLN', 'Koln', 'Bad_Bonn', 'a%', 'ß', 'Straße 7', 'bo']
export const lists = ['rot', 'Rot', 'blau', 'grün', 'GRÜN']
export const amounts = ['0.00', '-1.50', '10.25', '999999.99']
export const days = ['2024-02-29', '2000-03-01', '1990-12-31', '1990-01-01', '1961-07-15']

/** Where links lead; the first stands in the mail twice. */
export const links = ['https://lindhof.example/spring', 'https://lindhof.example/Spring?x=1']
const numbered = [
  { n: 901, url: links[0] },
  { n: 902, url: links[1] },
  { n: 903, url: links[0] },
]

/** When everything is asked: in Berlin the last of February, in a year without a 29th. */
export const noon = new Date('2027-02-28T12:00:00Z')
const people = 120

export async function aWorld(api: TestApi, random: Random): Promise<World> {
  const account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
  const fields: number[] = []
  for (const type of [1, 2, 3, 4, 5, 6]) fields.push(await aCustomerField(api, account.customerId, type))
  const groupIds: number[] = []
  for (const name of ['Stammgäste', 'Presse'])
    groupIds.push(
      await inAccount(api.operator, account.accountId, async (act) => (await createGroup(act, { name })).id),
    )
  const newsletterIds = [await aNewsletter(api, account), await aNewsletter(api, account)]
  const world = { api, account, fields, groupIds, newsletterIds, importIds: [7, 8] }
  await insertPeople(world, random)
  await insertEngagement(world, random)
  return world
}

async function aNewsletter(api: TestApi, { accountId }: TestAccount): Promise<number> {
  const mailingId = await aMailing(api, accountId)
  const [row] = await api.database.query<{ id: number }>('select id::int from newsletters where mailing_id = $1', [
    mailingId,
  ])
  return (row as { id: number }).id
}

const pairs: [number, number | null][] = [
  [1, null],
  [2, 1],
  [2, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [3, 7],
  [3, 8],
]

/** Ids far enough apart to lie in several blocks. */
async function insertPeople({ api, account, fields, groupIds }: World, random: Random): Promise<void> {
  const maybe = <T>(values: readonly T[]): T | undefined => (random.below(3) === 0 ? undefined : random.pick(values))
  const rows = Array.from({ length: people }, (_, i) => ({
    id: 1 + i * 37,
    customerFields: withoutGaps({
      [fields[0] as number]: maybe(texts),
      [fields[1] as number]: maybe([0, -3, 7, 2 ** 53 - 1]),
      [fields[2] as number]: maybe([...days, dayFromNow(0), dayFromNow(1), dayFromNow(-1), dayFromNow(20)]),
      [fields[3] as number]: maybe([true, false]),
      [fields[4] as number]: maybe([['rot'], ['Rot', 'blau'], ['grün'], ['blau', 'grün', 'rot']]),
      [fields[5] as number]: maybe(amounts),
    }),
    states: Object.fromEntries(
      account.channelIds.flatMap((id) => (random.below(4) === 0 ? [] : [[id, random.pick(pairs)]])),
    ),
  }))
  await manySubscribers(api, account, rows)
  for (const { id } of rows) {
    const base = [maybe(texts), maybe(texts), maybe([1, 2, 3]), maybe([...days, dayFromNow(-365)]), maybe(['de', 'en'])]
    const times = [agoDays(random.below(10)), agoDays(random.below(10)), maybe([agoDays(3)])]
    await api.database.query(
      `update subscribers set firstname = $3, city = $4, gender_id = $5, birthday = $6, language_iso = $7, created_at = $8,
         updated_at = $9, tracking_consent_at = $10, kind = $11, time_zone = $12 where account_id = $1 and id = $2`,
      [account.accountId, id, ...base, ...times, random.pick(['person', 'organisation']), maybe(['Europe/Berlin'])],
    )
    await api.database.query(
      `update subscriptions set optin_at = $3, optout_at = $4 where account_id = $1 and subscriber_id = $2`,
      [account.accountId, id, maybe([agoDays(1), agoDays(6)]), maybe([agoDays(0), agoDays(4)])],
    )
    for (const groupId of groupIds)
      if (random.below(3) === 0)
        await api.database.query(
          'insert into group_members (account_id, group_id, subscriber_id, added_at) values ($1, $2, $3, now())',
          [account.accountId, groupId, id],
        )
  }
  await insertLedger(
    { api, account },
    rows.map(({ id }) => id),
    random,
  )
}

/** How people came, and what became of them since. */
async function insertLedger({ api, account }: Pick<World, 'api' | 'account'>, ids: number[], random: Random) {
  let seq = 100_000
  for (const id of ids)
    for (const [i, channelId] of account.channelIds.entries()) {
      if (random.below(4) === 0) continue
      const way = random.pick(['key:abc', 'user:4', 'operator', 'person', 'import'])
      const evidence = {
        ...(way === 'import' && { import: random.pick(['7', '8']) }),
        ...(random.below(2) === 0 && { legalBasis: random.pick(['consent', 'existingCustomer', 'transactional']) }),
      }
      const [actor, source] = way === 'import' ? ['user:4', 'import'] : [way, 'create']
      seq += 1
      await api.database.query(
        `insert into consent_entries (account_id, seq, subscriber_id, channel_id, from_state, to_state, actor, source,
           occurred_at, evidence, hash) values ($1, $2, $3, $4, $5, 'receiveReady', $6, $7, $8, $9, '')`,
        [
          ...[account.accountId, seq, id, channelId, i === 2 ? 'noOptin' : null, actor, source],
          ...[agoDays(random.below(7)), JSON.stringify(evidence)],
        ],
      )
    }
}

/**
 * Two newsletters, each sent once for real and once as a test; what became of the mails, and who opened and clicked. The second
 * is from a version without facets; of the first some changes have been taken over, and some wait.
 */
async function insertEngagement({ api, account, newsletterIds }: World, random: Random): Promise<void> {
  const contentId = await aContentWithLinks({ api, account })
  const ids = await api.database.query<{ id: number }>('select id::int from subscribers where account_id = $1', [
    account.accountId,
  ])
  for (const [i, newsletterId] of newsletterIds.entries())
    for (const occurrence of ['2026-01-01 00:00:00', 'test']) {
      const [run] = await api.database.query<{ id: number; contentId: number }>(
        `insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, started_at, has_facets)
         select $1, $2, n.mailing_id, n.id, 'newsletter', $4, $5, $6, $7 from newsletters n where n.id = $3
         returning id::int`,
        [
          ...[account.accountId, account.customerId, newsletterId, occurrence, account.channelIds[0]],
          ...[agoDays(i * 5), i === 0],
        ],
      )
      for (const [n, { id }] of ids.entries()) {
        if (n === people / 2) await takeOver(api)
        if (random.below(3) === 0) continue
        await api.database.query(
          `insert into messages (account_id, run_id, id, subscriber_id, created_at, lane, state)
           values ($1, $2, $3, $3, now(), 1, $4)`,
          [account.accountId, run?.id, id, random.pick([2, 3, 12, 8])],
        )
        // Some come back later, and some are told of later.
        const [from, to] = random.pick([
          [3, 13],
          [2, 12],
          [3, 12],
        ])
        await api.database.query(
          'update messages set state = $4 where account_id = $1 and run_id = $2 and id = $3 and state = $5',
          [...[account.accountId, run?.id, id, to, from]],
        )
        const happenings = [{ kind: 0 }, { kind: 1 }, ...numbered.map(({ n }) => ({ kind: 2, link: n }))]
        for (const { kind, link } of happenings as { kind: number; link?: number }[])
          if (random.below(3) === 0)
            await api.database.query(
              `insert into newsletter_people (account_id, newsletter_id, kind, link, content_id, run_id, message_id, day, agent)
               values ($1, $2, $3, $6, $7, $4, $5, current_date, 0)`,
              [account.accountId, newsletterId, kind, run?.id, id, link ?? 0, link ? contentId : 1],
            )
      }
    }
}

async function takeOver({ database: { engineUrl: url } }: TestApi): Promise<void> {
  const db = new Database({ url, poolSize: 1, preparedStatements: true })
  await foldMessageChanges(db)
  await db.close()
}

async function aContentWithLinks({ api, account }: Pick<World, 'api' | 'account'>): Promise<number> {
  const [content] = await api.database.query<{ id: number }>(
    `insert into contents (account_id, hash, subject, html, plain_text, language_iso, placeholders, sender_name, sender_email, created_at)
     values ($1, '\\x01', 'Frühling', '', '', 'de', '{}', 'Lindhof', 'post@lindhof.example', now()) returning id::int`,
    [account.accountId],
  )
  for (const { n, url } of numbered)
    await api.database.query('insert into content_links (account_id, content_id, n, url) values ($1, $2, $3, $4)', [
      ...[account.accountId, content?.id, n, url],
    ])
  return (content as { id: number }).id
}

function withoutGaps(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function agoDays(days: number): string {
  return `${dayFromNow(-days)} 12:00:00`
}

export function dayFromNow(days: number): string {
  return new Date(noon.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
