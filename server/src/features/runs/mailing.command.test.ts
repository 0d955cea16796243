import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { queuedTriggers } from '../../../test/trigger-ledger.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let api: TestApi
let account: TestAccount
let directory: string
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  directory = await mkdtemp(join(tmpdir(), 'mailing-commands-'))
})
afterAll(async () => {
  await rm(directory, { recursive: true })
  await api.stop()
})

const run = (...args: string[]) => runPostrider(api.database, args)

/** Runs a command that must succeed, and reads its JSON. */
async function json(...args: string[]) {
  const { status, stdout, stderr } = await run(...args, '--json')
  expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: '' })
  return JSON.parse(stdout)
}

async function aFile(name: string, text: string): Promise<string> {
  const file = join(directory, name)
  await writeFile(file, text)
  return file
}

const at = () => ['--account', String(account.accountId)]
const sender = ['--sender-name', 'Nord', '--sender-email', 'post@nord.example']
const create = (...args: string[]) => json('mailing', 'create', ...at(), '--name', 'Rundbrief', ...sender, ...args)

test(
  'a trigger mailing is made and activated by commands, and then sent by an integrator',
  proving('R-162'),
  async () => {
    const names = ['--name', 'de=Passwort', '--name', 'en=Password']
    const type = await json(
      'trigger-type',
      'create',
      '--customer',
      `${account.customerId}`,
      '--key',
      'password-reset',
      ...names,
    )
    const theme = await json(
      'theme',
      'import',
      await aFile('theme.html', '<main>{content}</main>'),
      ...at(),
      '--name',
      'Blau',
    )
    const { id } = await create('--type', 'trigger', '--trigger-type', `${type.id}`)
    const of = [...at(), '--mailing', `${id}`]
    const html = await aFile('reset.html', '<p>Hallo {{V:2:Kunde}}: <a href="{resetLink}">weiter</a></p>')
    const content = ['--subject', 'Neues Passwort', '--placeholders', 'resetLink', '--theme', `${theme.id}`]
    expect(await json('mailing', 'import', html, ...of, ...content)).toMatchObject({ id, warnings: [] })
    const receiver = { email: 'ada@example.com', placeholders: { resetLink: 'https://nord.example/r' } }
    const send = () =>
      api.call('POST', '/mailings/singleTrigger', { key: account.key, body: { triggerTypeId: type.id, receiver } })
    expect((await send()).body.code).toBe('trigger_mailing_inactive')
    const activated = await run('mailing', 'activate', ...of)
    expect(activated).toMatchObject({ status: 0, stdout: `activated mailing ${id}\n` })
    // The mailing is active, but its mails wait.
    expect(activated.stderr).toMatch(/^Warning: nord\.example has not passed.* postrider domain check nord\.example/)
    expect((await send()).status).toBe(200)
    const themeOf = async () =>
      (await api.database.query('select theme_id::int as theme from newsletters where mailing_id = $1', [id]))[0]
    const words = ['--subject', 'Neues Passwort', '--placeholders', 'resetLink']
    await json('mailing', 'import', html, ...of, ...words)
    expect(await themeOf()).toEqual({ theme: theme.id })
    await json('mailing', 'import', html, ...of, ...words, '--theme', 'none')
    expect(await themeOf()).toEqual({ theme: null })
    await json('mailing', 'deactivate', ...of)
    expect((await send()).status).toBe(409)
    expect(await queuedTriggers(api, account)).toMatchObject([{ mailingId: id, subject: 'Neues Passwort' }])
    expect(await json('trigger-type', 'list', '--customer', `${account.customerId}`)).toMatchObject([
      { key: 'password-reset' },
    ])
    expect((await run('theme', 'list', ...at())).stdout).toContain('Blau')
  },
)

test('a test mail is queued for any address', proving('R-173'), async () => {
  const { id } = await create()
  const of = [...at(), '--mailing', `${id}`]
  await json('mailing', 'import', await aFile('news.html', '<p>Hallo {{V:2:Kunde}}</p>'), ...of, '--subject', 'Neues')
  const known = await aSubscriber(api, account)
  expect(await json('mailing', 'test', ...of, '--to', known.email)).toMatchObject({ subscriberId: known.id })
  expect((await run('mailing', 'test', ...of, '--to', 'chefin@nord.example')).stdout).toContain('with the defaults')
})

test('a newsletter is planned and taken back', async () => {
  const { id } = await create()
  const of = [...at(), '--mailing', `${id}`]
  const plan = (time: string, environment = {}) =>
    runPostrider(api.database, ['mailing', 'plan', ...of, '--at', time], environment)
  expect(await plan('2030-03-10 08:00:00')).toMatchObject({
    status: 1,
    stderr: 'The newsletter needs a subject. The newsletter needs content.\n',
  })
  const odd = await aFile('odd.html', '<p>{{V:x:y}}</p>')
  const imported = await run('mailing', 'import', odd, ...of, '--subject', 'Neues')
  expect([imported.status, imported.stderr]).toEqual([0, expect.stringContaining('Warning: html, line 1:')])
  expect((await plan('2030-03-10 08:00:00')).stderr).toContain('postrider domain check')
  const anySender = { REQUIRE_SENDER_DOMAIN: 'false' }
  expect((await plan('2030-03-10 08:00:00', anySender)).stdout).toContain('planned for 2030-03-10 08:00:00 UTC')
  const list = (await run('mailing', 'list', ...at())).stdout
  expect(list).toMatch(new RegExp(`^${id} .*standard +planned`, 'm'))
  await json('mailing', 'unplan', ...of)
  const shown = (await run('mailing', 'show', ...of)).stdout
  expect(shown).toMatch(/^status +draft$/m)
  expect(shown).toMatch(/^subject +Neues$/m)
  expect(shown).toMatch(/^newsletter +\d+$/m)
  expect((await plan('tomorrow')).status).toBe(2)
})

test('what cannot be done is said in a sentence', async () => {
  const { id } = await create('--type', 'optin')
  const plain = await aFile('plain.html', '<p>Hallo</p>')
  const cases: [string[], string][] = [
    [['mailing', 'import', plain, ...at(), '--mailing', `${id}`, '--subject', 'x'], '{optinLink}'],
    [
      ['mailing', 'import', join(directory, 'none.html'), ...at(), '--mailing', `${id}`, '--subject', 'x'],
      'cannot be read',
    ],
    [['mailing', 'activate', ...at(), '--mailing', '999999'], 'no mailing with this id'],
    [['mailing', 'create', ...at(), '--name', 'x', ...sender, '--type', 'trigger'], 'name one'],
    [['theme', 'import', plain, ...at(), '--name', 'x'], '{content}'],
    [['mailing', 'activate', '--account', '999999', '--mailing', '1'], 'no account 999999'],
  ]
  for (const [args, sentence] of cases) {
    const { status, stderr } = await run(...args)
    expect([args, status, stderr]).toEqual([args, 1, expect.stringContaining(sentence)])
    expect(stderr).not.toContain('    at ')
  }
})
