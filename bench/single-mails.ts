import { inAccount, inCustomer } from '../server/src/features/account-setup/index.ts'
import { createMailing, importContent } from '../server/src/features/mailings/index.ts'
import { queueSingleMessages, reserveMessageIds, sealValues } from '../server/src/features/messages/index.ts'
import { activateMailing, pauseRun, resumeRun } from '../server/src/features/runs/index.ts'
import { createTriggerType } from '../server/src/features/triggers/index.ts'
import { type Audience, createAudience, type Publisher } from './audience.ts'
import type { BenchDatabase } from './database.ts'
import { openEngine } from './engine-processes.ts'

/** A trigger mailing of an account, ready to be sent; returns the id of its type. */
export async function createOrderMailing({ operator }: BenchDatabase, audience: Audience): Promise<number> {
  const { accountId, customerId, senderEmail, name: key } = audience
  const translations = { de: { name: 'Bestellung', description: null } }
  const triggerTypeId = await inCustomer(operator, customerId, (act) => createTriggerType(act, { key, translations }))
  await inAccount(operator, accountId, async (act) => {
    const wishes = { name: 'Bestellung', senderName: 'Versandhaus Ost', senderEmail, languageIso: 'de', triggerTypeId }
    const id = await createMailing(act, { ...wishes, type: 'trigger' })
    const html = '<p>{{V:2:Guten Tag}}, Ihre Bestellung {number} ist unterwegs.</p>'
    await importContent(act, id, { subject: 'Bestellung {number}', html, placeholders: ['number'] })
    await activateMailing(act, id)
  })
  return triggerTypeId
}

/** Another account with many single mails. */
export interface Burst {
  /** From now on all of them are due. */
  begin(): Promise<void>
  /** What has not left waits again; fails when all had left, because then nobody was beside them to the end. */
  end(): Promise<void>
}

const queuedAtOnce = 5000

export async function prepareBurst(database: BenchDatabase, publisher: Publisher, size: number): Promise<Burst> {
  const account = await createAudience(database, publisher, { name: 'burst', size, signed: true })
  await createOrderMailing(database, account)
  const { rows } = await database.pool.query(
    `select r.id as "runId", n.content_id as "contentId" from runs r
     join newsletters n on n.account_id = r.account_id and n.mailing_id = r.mailing_id where r.account_id = $1`,
    [account.accountId],
  )
  const [runId, contentId] = [Number(rows[0].runId), Number(rows[0].contentId)]
  const { operator } = database
  const engine = openEngine(database)
  await engine.db.transaction(account, (tx) => pauseRun({ tx }, runId, 'until it begins'))
  for (let first = 1; first <= size; first += queuedAtOnce)
    await engine.db.transaction(account, async (tx) => {
      const ids = await reserveMessageIds(tx, Math.min(queuedAtOnce, size + 1 - first))
      const payload = { placeholders: sealValues(operator, account.accountId, { number: '4711' }) }
      queueSingleMessages(
        tx,
        ids.map((id, i) => ({ id, runId, contentId, subscriberId: first + i, payload })),
      )
    })
  await engine.close()
  const change = async (work: (tx: Parameters<typeof resumeRun>[0]['tx']) => Promise<unknown>) => {
    const again = openEngine(database)
    await again.db.transaction(account, work)
    await again.close()
  }
  return {
    begin: () => change((tx) => resumeRun({ tx }, runId)),
    end: async () => {
      const waiting = await database.pool.query(
        'select from messages where run_id = $1 and due_at is not null limit 1',
        [runId],
      )
      await change((tx) => pauseRun({ tx }, runId, 'until it begins'))
      if (waiting.rowCount === 0) throw new Error('the burst was over before the others had been measured')
    },
  }
}
