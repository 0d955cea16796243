import { parseArgs } from 'node:util'
import { startPrivateServices } from '../../../tools/services/private-services.ts'
import { privateServices } from '../../../tools/services/settings.ts'
import { createMailTokens } from '../../src/features/assembly/index.ts'
import { testSeed } from '../seed.ts'
import { startApi } from './api-under-fire.ts'
import { attack } from './attack.ts'
import { attackTokens, seededRandom } from './token-attack.ts'
import { createWorld } from './world.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { requests: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } },
})
const seed = Number(options.seed ?? testSeed)

if (positionals[0] === 'tokens') fuzzTokens(Number(options.requests ?? 10_000_000))
else await fuzzApi(Number(options.requests ?? 20_000))

async function fuzzApi(requests: number): Promise<void> {
  await startPrivateServices(privateServices())
  const world = await createWorld()
  const api = await startApi({
    DATABASE_URL: world.servingUrl,
    DATABASE_ADMIN_URL: world.adminUrl,
    REDIS_URL: world.redisUrl,
  })
  try {
    process.exitCode = (await attack(world, api, { requests, seed, path: options.path })) ? 0 : 1
  } finally {
    await api.stop()
    await world.drop()
  }
}

/** Ten rounds, each with another secret. */
function fuzzTokens(attempts: number): void {
  const next = seededRandom(seed)
  const startedAt = performance.now()
  const accepted = Array.from({ length: 10 }, (_, round) =>
    attackTokens(createMailTokens(`secret of round ${round}, seed ${seed}, padded`), attempts / 10, next),
  ).flat()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`${attempts} changed tokens in ${seconds} s (seed ${seed}): ${accepted.length} accepted`)
  for (const token of accepted.slice(0, 10)) console.log(token)
  process.exitCode = accepted.length === 0 ? 0 : 1
}
