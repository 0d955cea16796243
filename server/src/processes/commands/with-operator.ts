import type { Operator } from '../../features/provisioning/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { type Config, loadConfig } from '../../platform/config/config.ts'
import { createLimiter } from '../../platform/limiter/limiter.ts'
import { createOperator } from '../create-operator.ts'

const quiet = { info: () => {}, warn: () => {} }

/** Runs a command's work with a connection to the provisioning side, and closes it in any case. */
export async function withOperator<T>(work: (operator: Operator, config: Config) => Promise<T>): Promise<T> {
  const config = loadConfig(process.env)
  const limiter = createLimiter({ redisUrl: config.REDIS_URL, processName: `command-${process.pid}`, log: quiet })
  const operator = createOperator(config, limiter, systemClock)
  const announce: Operator['announce'] = async (accountIds) => {
    await operator.announce(accountIds)
    if (limiter.mode() === 'local')
      console.error('Note: Redis does not answer, so running API processes notice this change a moment later.')
  }
  try {
    return await work({ ...operator, announce }, config)
  } finally {
    await operator.close()
    await limiter.close()
  }
}
