export const templateDatabase = 'test_template'

/** Where the private services of this test run listen. */
export function serviceUrls(environment: NodeJS.ProcessEnv = process.env) {
  const pgPort = environment.SERVICES_PG_PORT ?? '54329'
  const redisPort = environment.SERVICES_REDIS_PORT ?? '63799'
  // Each test worker has a Redis database of its own, because key ids repeat from one test database to the next.
  const redisDatabase = Number(environment.VITEST_POOL_ID ?? 0) % 16
  // On a starved machine a connection takes its time, and no test is about that: those that are name their own.
  const url = (role: string, database: string) =>
    `postgres://${role}@127.0.0.1:${pgPort}/${database}?connect_timeout=60`
  return {
    pgPort,
    admin: (database: string) => url('postrider_admin', database),
    serving: (database: string) => url('postrider', database),
    engine: (database: string) => url('postrider_sender', database),
    tracking: (database: string) => url('postrider_tracker', database),
    console: (database: string) => url('postrider_console', database),
    nats: `nats://127.0.0.1:${environment.SERVICES_NATS_PORT ?? '42299'}`,
    redis: `redis://127.0.0.1:${redisPort}/${redisDatabase}`,
  }
}
