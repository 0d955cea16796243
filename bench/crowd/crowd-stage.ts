import type { BenchDatabase } from '../database.ts'
import { copyRows } from './copy-rows.ts'
import type { Model } from './model-account.ts'

export interface CrowdSize {
  accounts: number
  hooks: number
  canceled: number
  runs: number
  blocksPerRun: number
  reportsPerRun: number
  waiting: number
  overdue: number
}

/** Ids of copies begin here; the model's are far below. */
const first = 1_000_000
/** Mails in doubt among those that wait. */
const doubts = 500
const id = (n = 'n') => `${first} + ${n}`

/** Fills the installation; everything belongs to accounts like the model. */
export async function loadCrowd(database: BenchDatabase, model: Model, size: CrowdSize): Promise<void> {
  await loadAccounts(database, model, size)
  await loadNewsletters(database, model, model.canceled, { ...size, count: size.canceled, from: 0 })
  await loadNewsletters(database, model, model.atWork, { ...size, count: size.runs, from: size.canceled })
  await loadWork(database, model, size)
  await loadSingleMails(database, model, size)
  await database.pool.query('vacuum analyze')
}

async function loadAccounts(database: BenchDatabase, model: Model, { accounts, hooks }: CrowdSize): Promise<void> {
  const ofModel = `r.account_id = ${model.accountId}`
  await copyRows(database, {
    table: 'accounts',
    where: `r.id = ${model.accountId}`,
    count: accounts,
    changes: { id: id(), name: `'account ' || n` },
  })
  const owned = { count: accounts, where: ofModel }
  await copyRows(database, { ...owned, table: 'account_heads', changes: { account_id: id() } })
  await copyRows(database, { ...owned, table: 'channels', changes: { account_id: id(), id: id() } })
  const place = { account_id: id(`n % ${accounts} + 1`), id: id() }
  await copyRows(database, { table: 'webhooks', where: ofModel, count: hooks, changes: place })
}

interface Newsletters extends Pick<CrowdSize, 'accounts'> {
  count: number
  /** How many others were loaded before. */
  from: number
}

async function loadNewsletters(
  database: BenchDatabase,
  { accountId }: Model,
  { id: runId, mailingId }: Model['atWork'],
  { accounts, count, from }: Newsletters,
): Promise<void> {
  const account_id = id(`n % ${accounts} + 1`)
  const own = id(`(n + ${from})`)
  const channel = { channel_id: account_id }
  const ofModel = `r.account_id = ${accountId}`
  const copies = (table: string, where: string, changes: Record<string, string>) =>
    copyRows(database, { table, where: `${ofModel} and ${where}`, count, changes: { account_id, ...changes } })
  await copies('mailings', `r.id = ${mailingId}`, { id: own, channel_id: 'null', group_ids: `'{}'` })
  await copies('newsletters', `r.mailing_id = ${mailingId}`, { id: own, mailing_id: own, content_id: 'null' })
  await copies('runs', `r.id = ${runId}`, {
    id: own,
    mailing_id: own,
    newsletter_id: own,
    content_id: 'null',
    ...channel,
  })
}

/** Half of each run is done; something came back about some of the mails. */
async function loadWork({ pool }: BenchDatabase, model: Model, size: CrowdSize): Promise<void> {
  const { canceled, runs, blocksPerRun, reportsPerRun } = size
  const run = `select r.account_id, r.id from runs r where r.id > ${first + canceled} and r.id <= ${first + canceled + runs}`
  await pool.query(
    `insert into run_blocks (account_id, run_id, block, targets, cnt, state)
     select r.account_id, r.id, n, b.targets, b.cnt, case when n <= ${blocksPerRun} / 2 then 2 else 0 end
     from (${run}) r, generate_series(1, ${blocksPerRun}) n,
          (select targets, cnt from run_blocks where run_id = ${model.atWork.id} order by block limit 1) b`,
  )
  await pool.query(
    `insert into inbound_reports (account_id, run_id, message_id, kind, judged_at, answer, class, rule, rules_version, effect)
     select r.account_id, r.id, n, 'relay', now(), '552 mailbox full', 'full', 'code', 1, 'counted'
     from (${run}) r, generate_series(1, ${reportsPerRun}) n`,
  )
}

/** Ids of the runs of single mails, one for each account, begin behind those of newsletters. */
const standing = 10 * first

/** Mails that wait for their next attempt, mails in doubt, and mails that are due and that nobody has taken yet. */
async function loadSingleMails(database: BenchDatabase, model: Model, size: CrowdSize): Promise<void> {
  const { accounts, waiting, overdue } = size
  await copyRows(database, {
    table: 'runs',
    where: `r.id = ${model.atWork.id}`,
    count: accounts,
    changes: {
      account_id: id(`n % ${accounts} + 1`),
      id: `${standing} + n`,
      mailing_id: id(),
      newsletter_id: id(),
      channel_id: id(`n % ${accounts} + 1`),
      content_id: 'null',
      class: `'trigger'`,
      occurrence: `'standing'`,
      targeted: '0',
    },
  })
  const load = (count: number, ids: number, { state, due }: { state: number; due: string }) =>
    database.pool.query(
      `insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, lane, state, attempt)
       select r.account_id, r.id, ${ids} + n, ${ids} + n, ${due}, now(), n % 2, ${state}, 1
       from runs r, generate_series(1, ${Math.ceil(count / accounts)}) n where r.id > ${standing}`,
    )
  await load(waiting, first, { state: 4, due: `now() + interval '1 day' + n * interval '1 second'` })
  await load(overdue, 2 * first, { state: 0, due: `now() - interval '1 hour' + n * interval '1 ms'` })
  await database.pool.query(
    `update messages m set state = 6 where m.run_id > ${standing} and m.run_id <= ${standing + doubts} and m.id = ${first + 1}`,
  )
}
