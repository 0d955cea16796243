/**
 * The floor to compare with: Fastify and pg, and nothing of what makes a service. No key, no limit, no tenant, no schema,
 * no log; a superuser, so that row-level security does not apply. Usage: node bench/bare-server.ts PORT DATABASE_URL
 */
import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 20 })
const server = Fastify({ logger: false })

interface Path {
  account: string
  id: string
}

const selectSubscriber = {
  name: 'subscriber',
  text: `select id, email, kind, gender_id as "genderId", academic_title as "academicTitle", firstname, lastname, salutation, city,
                birthday, language_iso as "languageIso", time_zone as "timeZone", reference, customer_fields as "customerFields",
                created_at as "createdAt", updated_at as "updatedAt"
         from subscribers where account_id = $1 and id = $2`,
}

server.get<{ Params: Path }>('/accounts/:account/subscribers/:id', async ({ params }) => {
  const { rows } = await pool.query({ ...selectSubscriber, values: [params.account, params.id] })
  return { data: rows[0], meta: { include: [], meta: {} } }
})

interface Account {
  channelId: string
  lastSubscriberId: number
  consentSeq: number
}

/** What the product locks and reads in the database on every write, the floor keeps in its memory. */
const accounts = new Map<string, Account>()

async function accountOf(id: string): Promise<Account> {
  const { rows } = await pool.query(
    `select c.id as channel, h.last_subscriber_id as subscriber, h.consent_seq as seq
     from channels c join account_heads h using (account_id) where c.account_id = $1 and c.is_default`,
    [id],
  )
  const [row] = rows
  const account = {
    channelId: row.channel,
    lastSubscriberId: Number(row.subscriber),
    consentSeq: Number(row.seq),
  }
  // Two first requests may have asked at the same time.
  return accounts.get(id) ?? (accounts.set(id, account).get(id) as Account)
}

const insertSubscriber = {
  name: 'insert-subscriber',
  text: `insert into subscribers (account_id, id, email, email_key, firstname, lastname, customer_fields, created_at, updated_at)
         values ($1, $2, $3, $3, $4, $5, $6, now(), now())`,
}
const insertSubscription = {
  name: 'insert-subscription',
  text: 'insert into subscriptions (account_id, subscriber_id, channel_id, status, optin_at) values ($1, $2, $3, 1, now())',
}
const insertConsent = {
  name: 'insert-consent',
  text: `insert into consent_entries (account_id, seq, subscriber_id, channel_id, to_state, actor, source, occurred_at,
                                      evidence_digest, evidence, hash)
         values ($1, $2, $3, $4, 'receiveReady', 'bare', 'create', now(), $5, $6, $5)`,
}

interface Body {
  email: string
  firstname: string
  lastname: string
  customerFields: Record<string, unknown>
}

server.post<{ Params: Path; Body: Body }>('/accounts/:account/subscribers', async ({ params, body }, reply) => {
  const account = accounts.get(params.account) ?? (await accountOf(params.account))
  const id = ++account.lastSubscriberId
  const seq = ++account.consentSeq
  const evidence = JSON.stringify({ requestPeerIp: '127.0.0.1', requestId: String(id), salt: 'sixteen-letters-' })
  const digest = createHash('sha256').update(evidence).digest()
  const { email, firstname, lastname, customerFields } = body
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      ...insertSubscriber,
      values: [params.account, id, email, firstname, lastname, customerFields],
    })
    await client.query({ ...insertSubscription, values: [params.account, id, account.channelId] })
    await client.query({
      ...insertConsent,
      values: [params.account, seq, id, account.channelId, digest, evidence],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return reply.code(201).send({ data: { id, ...body }, meta: { include: [], meta: {} } })
})

await server.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('listening')
process.on('disconnect', () => process.exit())
