import { Redis } from 'ioredis'
import { beforeAll } from 'vitest'
import { serviceUrls } from './service-urls.ts'

/** What an earlier file of this worker counted would count on: ids of keys repeat, and everybody visits from 127.0.0.1. */
beforeAll(async () => {
  const redis = new Redis(serviceUrls().redis)
  await redis.flushdb()
  await redis.quit()
})
