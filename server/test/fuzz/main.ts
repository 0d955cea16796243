import { parseArgs } from 'node:util'
import { startPrivateServices } from '../../../tools/services/private-services.ts'
import { privateServices } from '../../../tools/services/settings.ts'
import { startApi } from './api-under-fire.ts'
import { attack } from './attack.ts'
import { createWorld } from './world.ts'

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' }, path: { type: 'string' } },
})

await startPrivateServices(privateServices())
const world = await createWorld()
const api = await startApi({
  DATABASE_URL: world.servingUrl,
  DATABASE_ADMIN_URL: world.adminUrl,
  REDIS_URL: world.redisUrl,
})
try {
  const plan = {
    requests: Number(options.requests),
    seed: Number(options.seed ?? Date.now() % 1_000_000),
    path: options.path,
  }
  process.exitCode = (await attack(world, api, plan)) ? 0 : 1
} finally {
  await api.stop()
  await world.drop()
}
