import { inAccount } from '../../server/src/features/account-setup/index.ts'
import { cancelRun, startDueRuns } from '../../server/src/features/runs/index.ts'
import { createWebhook } from '../../server/src/features/webhooks/index.ts'
import type { Engine } from '../../server/src/processes/create-engine.ts'
import { type Audience, createAudience, createPublisher, planNewsletter } from '../audience.ts'
import type { BenchDatabase } from '../database.ts'

const people = 2048

/** Rows the crowd is made of. */
export interface Model extends Audience {
  channelId: number
  webhookId: number
  atWork: ModelRun
  canceled: ModelRun
}

interface ModelRun {
  id: number
  mailingId: number
  newsletterId: number
}

/** An account with a hook, a newsletter that is being sent and one that was canceled, all made by the product. */
export async function createModel(database: BenchDatabase, engine: Engine): Promise<Model> {
  const publisher = await createPublisher(database)
  const audience = await createAudience(database, publisher, { name: 'model', size: people, signed: false })
  const canceled = await start(database, engine, audience)
  await engine.db.transaction(audience, (tx) => cancelRun({ tx }, canceled.id))
  const atWork = await start(database, engine, audience)
  const hook = { name: 'shop', url: 'https://shop.example/hook', types: [] }
  const { webhook } = await inAccount(database.operator, audience.accountId, (act) => createWebhook(act, hook))
  const { rows } = await database.pool.query('select id from channels where account_id = $1', [audience.accountId])
  return { ...audience, channelId: Number(rows[0].id), webhookId: webhook.id, canceled, atWork }
}

async function start(database: BenchDatabase, engine: Engine, audience: Audience): Promise<ModelRun> {
  const mailingId = await planNewsletter(database, audience)
  await startDueRuns(engine)
  const { rows } = await database.pool.query('select id, newsletter_id from runs where mailing_id = $1', [mailingId])
  return { id: Number(rows[0].id), mailingId, newsletterId: Number(rows[0].newsletter_id) }
}
