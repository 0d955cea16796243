import type { App } from '../platform/app/app.ts'
import type { Engine } from '../platform/app/engine.ts'
import { loadConfig } from '../platform/config/config.ts'

/** The processes, by name. Each loads its own parts: loading the HTTP server takes longer than most commands do. */
export function serving(environment: NodeJS.ProcessEnv) {
  const runEngine = async (run: (engine: Engine) => Promise<void>) => {
    const [{ createEngine }, { requireSecretOfInstallation }] = await Promise.all([
      import('./create-engine.ts'),
      import('./check-secret.ts'),
    ])
    const engine = createEngine(loadConfig(environment))
    try {
      await requireSecretOfInstallation(engine)
      await run(engine)
    } finally {
      await engine.close()
    }
  }
  const runApp = async (run: (app: App) => Promise<void>) => {
    const { createApp } = await import('./create-app.ts')
    await run(createApp(loadConfig(environment)))
  }
  return {
    api: async () => runApp((await import('./run-api.ts')).runApi),
    pages: async () => {
      const [{ createPagesApp }, { runPages }] = await Promise.all([
        import('./create-pages-app.ts'),
        import('./run-pages.ts'),
      ])
      await runPages(createPagesApp(loadConfig(environment)))
    },
    web: async () => runApp((await import('./run-web.ts')).runWeb),
    console: async () => runApp((await import('./run-console.ts')).runConsole),
    dispatcher: async () => runEngine((await import('./run-dispatcher.ts')).runDispatcher),
    sender: async () => runEngine((await import('./run-sender.ts')).runSender),
    inbound: async () => runEngine((await import('./run-inbound.ts')).runInbound),
    webhooks: async () => runEngine((await import('./run-webhooks.ts')).runWebhooks),
    worker: async () => {
      const [{ createApp }, { runWorker }, { requireSecretOfInstallation }] = await Promise.all([
        import('./create-app.ts'),
        import('./run-worker.ts'),
        import('./check-secret.ts'),
      ])
      const app = createApp(loadConfig(environment))
      try {
        await requireSecretOfInstallation(app)
        await runWorker(app)
      } finally {
        await app.doorbell.close()
        await app.limiter.close()
        await app.db.close()
      }
    },
    tracking: async () => {
      const [{ createTracker }, { runTracking }] = await Promise.all([
        import('./create-tracker.ts'),
        import('./run-tracking.ts'),
      ])
      const tracker = createTracker(loadConfig(environment))
      try {
        await runTracking(tracker)
      } finally {
        await tracker.close()
      }
    },
  }
}
