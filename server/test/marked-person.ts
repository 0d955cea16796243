import pg from 'pg'
import { sealValues } from '../src/features/messages/index.ts'
import { columnsOf, personalColumns } from '../src/features/rights/personal-columns.rules.ts'
import { anEmail, aTriggerMailing, type TestAccount } from './factories.ts'
import { personIn } from './person.ts'
import type { TestApi } from './test-api.ts'

const kindsTold = ['personal', 'fact'] as const
/** Only certain words may stand there. */
const closed = ['subscribers.kind', 'inbound_reports.kind', 'inbound_reports.effect']

export interface Marks {
  personal: string[]
  fact: string[]
}

/** Somebody with rows in every table that has rows of people. */
export async function aPersonEverywhere(api: TestApi, account: TestAccount): Promise<{ id: number; email: string }> {
  const email = anEmail()
  let sequence = 0
  const send = async (path: string, body: object) => {
    const headers = { 'idempotency-key': `${email}-${++sequence}` }
    const answer = await api.call('POST', path, { key: account.key, body, headers })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body.data
  }
  const { id } = await send('/subscribers/register', { email, firstname: 'Anna' })
  const group = await send('/subscriberGroups', { name: `Gruppe ${email}` })
  await send(`/subscriberGroups/${group.id}/subscribers`, { subscriberIds: [id] })
  const { triggerTypeId } = await aTriggerMailing(api, account)
  const receiver = { email, placeholders: { resetLink: 'https://example.com/' } }
  await send('/mailings/singleTrigger', { triggerTypeId, receiver })
  const copy = await send('/mailings/trigger', { triggerTypeId })
  await send(`/mailings/trigger/${copy.id}/receivers`, { receivers: [receiver] })
  await addTraces(api, account.accountId, id)
  await personIn(api, account).unsubscribe(id, 'all')
  return { id, email }
}

/** What only time and other mail servers would bring. */
async function addTraces({ database }: TestApi, accountId: number, id: number): Promise<void> {
  const values = [accountId, id]
  await database.query(
    'update messages set state = 3, due_at = null, wire_at = now() where account_id = $1 and subscriber_id = $2',
    values,
  )
  await database.query(
    `insert into optin_visits (account_id, message_id, visited_at, method, outcome, reason, ip, user_agent)
     select account_id, message_id, now(), 'GET', 'asked', 'person', '192.0.2.1', 'Mozilla' from optin_requests
     where account_id = $1 and subscriber_id = $2`,
    values,
  )
  await database.query(
    `insert into tracking_events (account_id, run_id, at, id, message_id, agent, is_head, is_prefetch, verdict, rules, network)
     select account_id, run_id, now(), id, id, 1, false, false, 0, 1, '198.51.100.0/24' from messages
     where account_id = $1 and subscriber_id = $2`,
    values,
  )
  await database.query(
    `insert into inbound_reports (account_id, run_id, message_id, subscriber_id, kind, judged_at, answer, class, effect)
     select account_id, run_id, id, subscriber_id, 'bounce', now(), 'mailbox full', 'soft', 'counted' from messages
     where account_id = $1 and subscriber_id = $2 limit 1`,
    values,
  )
  await database.query(
    `with act as (
       insert into jobs (account_id, kind, state, input, revision, created_by, actor, permissions, created_at, action)
       select $1, 'archivePeople', 'done', '{}', coalesce(max(revision), 0) + 1, 'user:1', '{}', '{}', now(), 'changePeople'
       from jobs where account_id = $1 returning account_id, id)
     insert into bulk_outcomes (account_id, subscriber_id, job_id, outcome) select account_id, $2, id, 'done' from act`,
    values,
  )
  await database.query(
    `insert into welcomes (account_id, mailing_id, subscriber_id, channel_id)
     select m.account_id, m.id, $2, 1 from mailings m where m.account_id = $1 limit 1`,
    values,
  )
  await database.query(
    'insert into soft_bounces (account_id, subscriber_id, in_a_row, last_at) values ($1, $2, 1, now())',
    values,
  )
}

/** Values that lie sealed. */
const sealed = ['copy_receivers.placeholders']

/** Writes a text of its own into every column about the person that can hold one. */
export async function markEverything(api: TestApi, accountId: number, id: number, name: string): Promise<Marks> {
  const client = new pg.Client({ connectionString: api.database.adminUrl })
  await client.connect()
  const marks: Marks = { personal: [], fact: [] }
  try {
    // The consent ledger refuses changes; this is not about the ledger.
    await client.query('set session_replication_role = replica')
    for (const table of Object.keys(personalColumns)) {
      const [subject] = columnsOf(table, 'subject')
      if (!subject) continue
      const { rows } = await client.query<{ column: string; type: string }>(
        `select column_name as column, data_type as type from information_schema.columns
         where table_name = $1 and data_type in ('text', 'jsonb')`,
        [table],
      )
      for (const kind of kindsTold)
        for (const { column, type } of rows.filter((row) => columnsOf(table, kind).includes(row.column))) {
          if (closed.includes(`${table}.${column}`)) continue
          const mark = `${name}-${table}-${column}.`
          const object = sealed.includes(`${table}.${column}`) ? sealValues(api.app, accountId, { mark }) : { mark }
          const value = type === 'jsonb' ? JSON.stringify(object) : mark
          const { rowCount } = await client.query(
            `update ${table} set ${column} = $3::${type} where account_id = $1 and ${whose(table, subject)}`,
            [accountId, id, value],
          )
          if (!rowCount) throw new Error(`nobody has a row in ${table}; give aPersonEverywhere one`)
          marks[kind].push(mark)
        }
    }
  } finally {
    await client.end()
  }
  return marks
}

function whose(table: string, subject: string): string {
  if (subject !== 'message_id') return `${subject} = $2`
  return table === 'optin_visits'
    ? 'message_id in (select message_id from optin_requests where account_id = $1 and subscriber_id = $2)'
    : 'message_id in (select id from messages where account_id = $1 and subscriber_id = $2)'
}

/** Every table in which a text can be seen; looks at rows as a whole, so that no column can be forgotten. */
export async function tablesShowing(database: Pick<TestApi['database'], 'query'>, text: string): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.query(
      `select 1 from ${name} t where to_jsonb(t)::text ilike $1 or t::text ilike $1 limit 1`,
      [`%${text}%`],
    )
    if (rows.length > 0) found.push(name)
  }
  return found.sort()
}
