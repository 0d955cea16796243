import type pg from 'pg'
import { actAs } from '../../server/src/features/accounts/index.ts'
import { createMailing, importContent, planMailing } from '../../server/src/features/mailings/index.ts'
import { startDueRuns } from '../../server/src/features/runs/index.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { timestamp } from '../../server/src/platform/clock/timestamp.rules.ts'
import { Database } from '../../server/src/platform/db/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { loadRecipients } from '../delivery/load-recipients.ts'
import type { Recipient } from '../delivery/recipients.ts'
import { openOperator, type ProvisionedAccount, provisionAccounts } from '../stage/provision.ts'
import type { Stage } from '../stage/stage.ts'

export interface SentNewsletter {
  account: ProvisionedAccount
  runId: number
}

/** A newsletter that the relay has taken from us; the ledger knows it as if it had been sent. */
export async function prepareSentNewsletter(
  stage: Stage,
  client: pg.Client,
  people: Iterable<Recipient>,
): Promise<SentNewsletter> {
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 1 })
  if (!account) throw new Error('there is no account')
  const operator = openOperator(stage)
  const url = stage.environment.ENGINE_DATABASE_URL as string
  const db = new Database({ url, poolSize: 2, preparedStatements: true })
  try {
    await loadRecipients(operator, { accountId: account.accountId, people })
    await db.transaction(account, async (tx) => {
      const act = await actAs(operator, tx, { kind: 'operator' })
      const wishes = { senderName: 'Reisebüro Nord', senderEmail: 'news@nord.example', languageIso: 'de' }
      const id = await createMailing(act, { type: 'standard', name: 'Neuigkeiten', ...wishes })
      await importContent(act, id, { subject: 'Neues', html: '<p>Guten Tag</p>' })
      await planMailing(act, id, { at: timestamp(systemClock.now()), fromVerifiedDomain: false })
    })
    await startDueRuns({ config: { REQUIRE_SENDER_DOMAIN: false }, db, clock: systemClock, log: createLog('silent') })
  } finally {
    await db.close()
    await operator.close()
  }
  return { account, runId: await markAsSent(client) }
}

async function markAsSent(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "update runs set state = 'finished' where occurrence not in ('standing', 'test') returning id::int",
  )
  await client.query('update run_blocks set state = 2')
  await client.query(
    `insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state, attempt)
     select s.account_id, $1, s.subscriber_id, s.subscriber_id, now(), now(), 1, 3, 1
     from subscriptions s where s.status = 1`,
    [rows[0]?.id],
  )
  return rows[0]?.id as number
}
