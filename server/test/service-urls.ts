export const templateDatabase = 'test_template'

/** Where the private services of this test run listen. */
export function serviceUrls(environment: NodeJS.ProcessEnv = process.env) {
  const pgPort = environment.SERVICES_PG_PORT ?? '54329'
  const redisPort = environment.SERVICES_REDIS_PORT ?? '63799'
  // Each test worker has a Redis database of its own, because key ids repeat from one test database to the next.
  const redisDatabase = Number(environment.VITEST_POOL_ID ?? 0) % 16
  return {
    pgPort,
    admin: (database: string) => `postgres://postrider_admin@127.0.0.1:${pgPort}/${database}`,
    serving: (database: string) => `postgres://postrider@127.0.0.1:${pgPort}/${database}`,
    engine: (database: string) => `postgres://postrider_sender@127.0.0.1:${pgPort}/${database}`,
    tracking: (database: string) => `postgres://postrider_tracker@127.0.0.1:${pgPort}/${database}`,
    nats: `nats://127.0.0.1:${environment.SERVICES_NATS_PORT ?? '42299'}`,
    redis: `redis://127.0.0.1:${redisPort}/${redisDatabase}`,
  }
}
