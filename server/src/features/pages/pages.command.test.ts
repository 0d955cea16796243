import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { proving } from '../../../test/proves.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const run = (args: string[]) => runPostrider(database, args)
async function json(...args: string[]) {
  const { status, stdout, stderr } = await run([...args, '--json'])
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}

test(
  'the pages of an account and of a channel are set, shown and taken back',
  proving(['R-191.1', 'D-PAG-1.1']),
  async () => {
    const customerId = (await json('customer', 'create', 'Nordlicht')).id
    const account = String((await json('account', 'create', '--customer', `${customerId}`, '--name', 'Laden')).id)
    const channel = String((await json('channel', 'create', '--account', account, '--name', 'Angebote')).id)
    const page = 'https://kunde.example/ab?x=1#y'

    const fresh = await run(['pages', 'show', account])
    expect(fresh.stdout).toMatch(/^--unsubscribe +- +our own$/m)
    expect(fresh.stdout).toMatch(/^--confirm-mode +- +adaptive$/m)
    const set = await json(
      'pages',
      'set',
      account,
      '--unsubscribe',
      page,
      '--colour',
      '#0A5C8F',
      '--single-page',
      'yes',
    )
    expect(set.own).toMatchObject({ unsubscribeUrl: page, brandColour: '#0a5c8f', singlePageMode: true, noteUrl: null })
    const own = await json(
      'pages',
      'set',
      account,
      '--channel',
      channel,
      '--confirm-mode',
      'button',
      '--single-page',
      'no',
    )
    expect(own.effective).toMatchObject({ optinConfirmMode: 'button', unsubscribeUrl: page, singlePageMode: false })
    const back = await json('pages', 'set', account, '--unsubscribe', 'none')
    expect(back.own).toMatchObject({ unsubscribeUrl: null, brandColour: '#0a5c8f' })

    const mistakes: [string[], number, RegExp][] = [
      [['set', account, '--note', 'http://kunde.example/'], 1, /noteUrl: .*beginning with https:\/\//],
      [['set', account, '--channel', '999', '--brand', 'x'], 1, /no channel 999.*channel list/],
      [['set', account, '--confirm-mode', 'maybe'], 2, /direct, adaptive, button/],
      [['set', account], 1, /name at least one setting/i],
      [['shwo', account], 2, /pages/],
    ]
    for (const [args, status, sentence] of mistakes) {
      const outcome = await run(['pages', ...args])
      expect([args, outcome]).toEqual([args, { status, stdout: '', stderr: expect.stringMatching(sentence) }])
      expect(outcome.stderr).not.toMatch(/ at .*\.ts:/)
    }
  },
)
