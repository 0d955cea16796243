import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { proving } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { type LocalDns, startLocalDns } from '../../features/sender-domains/testing/local-dns.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let database: TestDatabase
let dns: LocalDns
beforeAll(async () => {
  ;[database, dns] = await Promise.all([createTestDatabase(), startLocalDns()])
})
afterAll(() => Promise.all([database.drop(), dns.stop()]))

const run = (...args: string[]) =>
  runPostrider(database, args, { BOUNCE_DOMAIN: 'service.example', DNS_SERVERS: dns.address })
/** Runs a command that must succeed, and reads its JSON. */
async function json(...args: string[]) {
  const { status, stdout, stderr } = await run(...args, '--json')
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}

test('a domain is added, published, checked, shown and listed', proving('W-109.1'), async () => {
  const customerId = (await json('customer', 'create', 'Nordlicht')).id
  const account = await json('account', 'create', '--customer', `${customerId}`, '--name', 'Laden')
  const at = ['--account', `${account.id}`]

  const added = await run('domain', 'add', 'Kunde.example', ...at)
  expect(added.stdout).toContain(`run: postrider domain check kunde.example ${at.join(' ')}\n`)
  expect(added.stdout).toMatch(/^spf +- +- +TXT +b\.kunde\.example +v=spf1 include:service\.example -all$/m)
  await dns.publish([])
  const unpublished = await run('domain', 'check', 'kunde.example', ...at, '--json')
  expect([unpublished.status, JSON.parse(unpublished.stdout).verifiedAt]).toEqual([1, null])
  const failed = await run('domain', 'show', 'kunde.example', ...at)
  expect(failed.stdout).toMatch(/^kunde\.example may not send: see PROBLEM$/m)
  expect(failed.stdout).toMatch(/^mx +missing +there is no such record +MX +b\.kunde\.example +10 service\.example$/m)

  const { checks } = await json('domain', 'show', 'kunde.example', ...at)
  const ours = { type: 'TXT' as const, name: 'service.example', value: 'v=spf1 ip4:192.0.2.1 -all' }
  await dns.publish([ours, ...checks.map(({ publish }: { publish: typeof ours }) => publish)])
  const checked = await run('domain', 'check', 'kunde.example', ...at)
  expect(checked.status).toBe(0)
  expect(checked.stdout).toMatch(/^kunde\.example may send since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m)
  const listed = await json('domain', 'list', ...at)
  expect(listed).toEqual([await json('domain', 'show', 'kunde.example', ...at)])
  expect(JSON.stringify(listed)).not.toContain('Sealed')
  expect((await run('domain', 'list', ...at)).stdout).toMatch(/^DOMAIN +RETURN PATH +VERIFIED AT +CHECKED AT\nkunde/)

  const mistakes = [
    [['domain', 'add', 'kunde.example', ...at], 1, /already has the sender domain kunde.example/],
    [['domain', 'add', 'kein name', ...at], 1, /"kein name" is no domain name/],
    [['domain', 'check', 'fremd.example', ...at], 1, /no sender domain fremd.example.*domain list --account/],
    [['domain', 'list', '--account', '999999'], 1, /no account 999999/],
    [['domain', 'list'], 2, /required option '--account <id>'/],
  ] as const
  for (const [args, status, sentence] of mistakes) {
    const outcome = await run(...args)
    expect(outcome).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(sentence) })
    expect(outcome.stderr).not.toMatch(/ at .*\.ts:/)
  }
})
