import { type FullAccount, inAccount, inCustomer, lookInto } from '../features/account-setup/index.ts'
import type { CommandLine, Operator } from '../features/accounts/index.ts'
import { recordAct } from '../features/audit/index.ts'
import type { Engine } from '../platform/app/engine.ts'
import { Output } from '../platform/command-line/output.ts'
import type { Terminal } from '../platform/command-line/terminal.ts'
import { type Config, loadConfig } from '../platform/config/config.ts'
import { createLimiter } from '../platform/limiter/limiter.ts'
import { createLog } from '../platform/log/log.ts'
import { createEngine } from './create-engine.ts'
import { createOperator } from './create-operator.ts'

const quiet = { info: () => {}, warn: () => {} }

/** The command line, told which command it is about to run, so that the audit log of an account can say it. */
interface NamedCommandLine extends CommandLine<FullAccount> {
  began(words: readonly string[]): void
}

export function createCommandLine(terminal: Terminal): NamedCommandLine {
  let command: readonly string[] = []
  const output = new Output(terminal)
  const config = () => loadConfig(terminal.environment)
  const asOperator = <T>(work: (operator: Operator) => Promise<T>) => withOperator(config(), output, work)
  return {
    terminal,
    output,
    // Help must not fail because of a wrong setting.
    get config() {
      return config()
    },
    asOperator,
    began: (words) => {
      command = words
    },
    inAccount: (accountId, work) =>
      asOperator((operator) =>
        inAccount(operator, accountId, async (act) => {
          const result = await work(act)
          await recordAct(act, { act: ['command', ...command].join('.'), objectId: null, changes: {} })
          return result
        }),
      ),
    lookInto: (accountId, work) => asOperator((operator) => lookInto(operator, accountId, work)),
    inCustomer: (customerId, work) => asOperator((operator) => inCustomer(operator, customerId, work)),
    withEngine: (work) => withEngine(config(), terminal, work),
  }
}

async function withOperator<T>(config: Config, output: Output, work: (operator: Operator) => Promise<T>): Promise<T> {
  const limiter = createLimiter({
    redisUrl: config.REDIS_URL,
    // Nobody waits in line behind a command.
    patienceMs: Math.max(2000, config.REDIS_PATIENCE_MS),
    processName: `command-${process.pid}`,
    log: quiet,
  })
  const bumpVersion = async (accountId: number) => {
    await limiter.bumpVersion(accountId)
    if (limiter.mode() === 'local')
      output.note('Note: Redis does not answer, so running API processes notice this change a moment later.')
  }
  const operator = createOperator(config, { limiter: { bumpVersion } })
  try {
    return await work(operator)
  } finally {
    await operator.close()
    await limiter.close()
  }
}

async function withEngine<T>(config: Config, terminal: Terminal, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = createEngine(config, { log: createLog('error', { write: terminal.writeError }) })
  try {
    await engine.setClock()
    return await work(engine)
  } finally {
    await engine.close()
  }
}
