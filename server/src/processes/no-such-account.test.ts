import type { Argument, Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import type { Terminal } from '../platform/command-line/terminal.ts'
import { createProgram, runCommand } from './commands.ts'
import { createCommandLine } from './create-command-line.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

function silent(): Terminal & { said: string } {
  const { REDIS_URL, NATS_URL } = api.app.config
  const { servingUrl, adminUrl, engineUrl } = api.database
  const urls = { DATABASE_URL: servingUrl, DATABASE_ADMIN_URL: adminUrl, ENGINE_DATABASE_URL: engineUrl }
  const terminal = {
    environment: { ...urls, REDIS_URL, NATS_URL },
    said: '',
    isWatched: false,
    write(text: string) {
      terminal.said += text
    },
    writeError(text: string) {
      terminal.said += text
    },
  }
  return terminal
}

/** Something that each of these takes. */
const samples: Record<string, string> = {
  file: import.meta.filename,
  at: 'now',
  to: 'somebody@example.com',
  'sender-email': 'news@example.com',
  url: 'https://example.com/hook',
  name: 'x',
  subject: 'x',
  'sender-name': 'x',
  domain: 'kunde.example',
  person: 'somebody@example.com',
  mode: 'off',
  relay: 'usual',
  isos: 'de,en',
}
const sample = (name: string) => samples[name] ?? '1'

function leavesOf(command: Command, path: string[] = []): [string[], Command][] {
  return command.commands.flatMap((child) => {
    const own = [...path, child.name()]
    return [[own, child] as [string[], Command], ...leavesOf(child, own)]
  })
}

const isAccount = (argument: Argument) => argument.name() === 'account'

test('every command that is told an account says the same of one that is not there', async () => {
  const commands = leavesOf(createProgram(createCommandLine(silent()))).filter(
    ([, command]) =>
      command.registeredArguments.some(isAccount) || command.options.some(({ long }) => long === '--account'),
  )
  expect(commands.length).toBeGreaterThan(40)
  for (const [path, command] of commands) {
    const given = command.registeredArguments.map((argument) =>
      isAccount(argument) ? '999' : (argument.argChoices?.[0] ?? sample(argument.name())),
    )
    const options = command.options
      .filter(({ mandatory, long }) => mandatory || long === '--account')
      .flatMap(({ long, argChoices }) => [
        long as string,
        long === '--account' ? '999' : (argChoices?.[0] ?? sample((long as string).slice(2))),
      ])
    const fill = path[0] === 'demo' ? ['--subscribers', '10'] : []
    const terminal = silent()
    const status = await runCommand(['node', 'postrider', ...path, ...given, ...options, ...fill], terminal)
    expect([path.join(' '), status, terminal.said]).toEqual([
      path.join(' '),
      1,
      'There is no account 999. See: postrider account list\n',
    ])
  }
})
