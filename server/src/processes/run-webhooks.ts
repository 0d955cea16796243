import { keepRound, rounds } from '../features/rounds/index.ts'
import { createWebhookClient, reportWebhooks, WebhookDispatcher } from '../features/webhooks/index.ts'
import type { Engine } from './create-engine.ts'
import { every, untilStopped } from './engine-loop.ts'
import { serveMetrics } from './serve-metrics.ts'

const renewMs = 2000
const reportMs = 60_000

/** Carries events to webhooks until SIGTERM or SIGINT, then waits for the answers under way. */
export async function runWebhooks(engine: Engine): Promise<void> {
  const { log, config, doorbell } = engine
  await engine.setClock()
  const client = createWebhookClient(config)
  const dispatcher = new WebhookDispatcher({ ...engine, client })
  const stopMetrics = serveMetrics(engine)
  const looking = every(
    rounds.serveWebhooks.everyMs,
    log,
    keepRound(engine, 'serveWebhooks', () => dispatcher.look()),
  )
  const others = [
    every(renewMs, log, async () => {
      await engine.setClock()
      await dispatcher.renew()
    }),
    every(reportMs, log, () => reportWebhooks(engine)),
  ]
  doorbell.answer('events', (accountId) => void dispatcher.look(accountId).catch(() => {}))
  log.info({ allowPrivate: config.WEBHOOK_ALLOW_PRIVATE }, 'webhooks are ready')
  await untilStopped(log)
  looking.stop()
  await dispatcher.stop()
  for (const loop of others) loop.stop()
  client.close()
  stopMetrics()
}
