import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { proves } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type EventReceiver, isGenuine, startEventReceiver } from '../../features/webhooks/testing/event-receiver.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let database: TestDatabase
let receiver: EventReceiver
beforeAll(async () => {
  ;[database, receiver] = await Promise.all([createTestDatabase(), startEventReceiver()])
})
afterAll(() => Promise.all([database.drop(), receiver.stop()]))

const run = (args: readonly string[], environment: Record<string, string> = { WEBHOOK_ALLOW_PRIVATE: 'true' }) =>
  runPostrider(database, args, environment)
/** Runs a command that must succeed, and reads its JSON. */
async function json(...args: string[]) {
  const { status, stdout, stderr } = await run([...args, '--json'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}

test('a webhook is created, tried, listed, given a new secret, switched off and on', async () => {
  const customerId = (await json('customer', 'create', 'Nordlicht')).id
  const account = await json('account', 'create', '--customer', `${customerId}`, '--name', 'Laden')
  const at = ['--account', `${account.id}`]
  const create = ['webhook', 'create', ...at, '--name', 'CRM', '--url', receiver.url]
  const created = await json(...create, '--events', 'subscriber.optin,subscriber.optout')
  expect(created).toMatchObject({ state: 'active', position: 0, types: ['subscriber.optin', 'subscriber.optout'] })
  expect(created.secret).toMatch(/^whsec_/)
  const one = [...at, '--webhook', `${created.id}`]

  expect(await json('webhook', 'test', ...one)).toMatchObject({ status: 204 })
  expect(isGenuine(created.secret, receiver.received[0] as never)).toBe(true)
  receiver.behave(() => 500)
  expect(await run(['webhook', 'test', ...one])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('answered 500'),
  })
  expect(await run(['webhook', 'test', ...one], {})).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no answer: HTTPS_REQUIRED'),
  })

  const rotated = await json('webhook', 'rotate-secret', ...one, '--hours', '2')
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(created.secret)
  await proves('D-WHK-1.3', async () => {
    for (const args of [
      ['list', ...at],
      ['log', ...one],
      ['test', ...one],
    ])
      for (const form of [[], ['--json']]) {
        const { stdout, stderr } = await run(['webhook', ...args, ...form])
        expect(stdout + stderr).not.toMatch(/whsec_|sealed/i)
      }
  })
  expect((await run(['webhook', 'disable', ...one])).stdout).toContain('its place in the log is kept')
  const [disabled] = await json('webhook', 'list', ...at)
  expect(disabled).toMatchObject({ id: created.id, state: 'disabled' })
  expect(await json('webhook', 'enable', ...one)).toMatchObject({ state: 'active' })
  const listed = await run(['webhook', 'list', ...at])
  expect(listed.stdout).toMatch(/^ID +NAME +URL +EVENTS +STATE +POSITION +WAITING +LOST/)
  expect(listed.stdout).toMatch(/CRM +http:\S+ +subscriber\.optin, subscriber\.optout +active +0 +0 +0/)
  expect((await run(['webhook', 'log', ...one])).stdout).toBe('none\n')

  const mistakes = [
    [['webhook', 'create', ...at, '--name', 'X', '--url', 'ftp://x.example/'], 1, /must begin with https/],
    [[...create, '--events', 'subscriber.born'], 2, /Unknown: subscriber.born/],
    [['webhook', 'test', ...at, '--webhook', '99'], 1, /no webhook 99. See: postrider webhook list/],
    [['webhook', 'list', '--account', '999999'], 1, /no account 999999/],
  ] as const
  for (const [args, status, sentence] of mistakes) {
    const outcome = await run(args)
    expect(outcome).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(sentence) })
    expect(outcome.stderr).not.toMatch(/ at .*\.ts:/)
  }
  expect(await run(create, {})).toMatchObject({ status: 1, stderr: expect.stringContaining('https://') })
})
