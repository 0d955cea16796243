import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let api: TestApi
let engine: TestEngine
let account: TestAccount
let person: ReturnType<typeof personIn>
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  account = await anAccount(api, { channels: ['Angebote'] })
  person = personIn(api, account)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

const print = (...args: string[]) =>
  runPostrider(api.database, ['consent', 'print', '--account', `${account.accountId}`, ...args])
const json = async (who: string) => JSON.parse((await print(who, '--json')).stdout)
const register = async (body: object) =>
  (await api.call('POST', '/subscribers/register', { key: account.key, body })).body.data

/** Asked by mail, confirmed in the default channel, then vouched for in the other one (register rule 3). */
async function aMember() {
  const email = anEmail()
  const [standard, offers] = account.channelIds as [number, number]
  const { id } = await register({ email, channelIds: [standard], consentText: 'Ja, schreibt mir.' })
  await engine.work()
  const [mail] = await person.optinMails(id)
  await person.confirm(mail as number)
  await register({ email, channelIds: [offers] })
  return { id, email, standard, offers }
}

describe('consent print', () => {
  test('has all of the proof: request, opt-in mail, acceptance, confirmation', proving('W-032.2'), async () => {
    const { id, email, standard } = await aMember()
    const document = await json(email)
    const sent = engine.receiver.mails.find(({ to }) => to === email)
    expect(document.person).toEqual({ subscriberId: id, email })
    const [content] = await api.database.query(
      `select encode(hash, 'hex') as hash from contents where account_id = $1 order by id desc limit 1`,
      [account.accountId],
    )
    expect(document.optinMails).toMatchObject([
      {
        subject: 'Bitte bestätigen Sie Ihre Anmeldung',
        contentHash: content?.hash,
        messageId: sent?.header('message-id'),
        state: 'accepted',
        handedOverAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        relayId: expect.stringMatching(/\S/),
        tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        confirmedAt: expect.stringMatching(/^\d{4}-/),
        confirmIp: '192.0.2.44',
        userAgent: 'Mozilla/5.0 (Test)',
      },
    ])
    expect(document.steps).toMatchObject([
      { channelId: standard, to: 'optinPending', actor: `key:${account.prefix}`, source: 'register' },
      { channelId: standard, to: 'receiveReady', actor: 'person', evidence: { ip: '192.0.2.44' } },
      { to: 'receiveReady', actor: `key:${account.prefix}`, withoutConfirmation: true },
    ])
  })

  test('marks a channel that nobody confirmed (register rule 3), in both languages', async () => {
    const { id } = await aMember()
    const english = (await print(`${id}`)).stdout
    expect(english).toMatch(/^ {2}Angebote \(\d+\): receive-ready \*\*\* NO CONFIRMATION BY THE PERSON EXISTS \*\*\*$/m)
    expect(english).toMatch(/receive-ready, confirmed by the person \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/m)
    const german = (await print(`${id}`, '--language', 'de')).stdout
    expect(german).toMatch(/^NACHWEIS DER EINWILLIGUNG\n/)
    expect(german.match(/ES GIBT KEINE BESTÄTIGUNG DER PERSON/g)).toHaveLength(2)
  })

  test('a mail nobody has answered says so, and an opt-out ends a confirmation', async () => {
    const { id } = await register({ email: anEmail() })
    expect((await print(`${id}`)).stdout).toMatch(/Confirmed +\*\*\* NOT CONFIRMED \*\*\*/)
    const member = await aMember()
    await person.unsubscribe(member.id, 'all', 'oneClick')
    const { channels, steps } = await json(`${member.id}`)
    expect(channels).toMatchObject([
      { state: 'unsubscribed', confirmedAt: null },
      { state: 'unsubscribed', confirmedAt: null },
    ])
    expect(steps.at(-1)).toMatchObject({ source: 'oneClick', newsletterId: 77 })
  })

  test('an erased person is found by id and address, without circumstances, with what was agreed to', async () => {
    const { id, email } = await aMember()
    const { steps: before } = await json(`${id}`)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    for (const who of [`${id}`, email, email.toUpperCase()]) {
      const { person: found, steps, optinMails } = await json(who)
      expect([found, optinMails]).toEqual([{ subscriberId: id, email: null }, []])
      proves('W-124.2', () => {
        for (const { evidence } of steps) expect(evidence).toBeNull()
        for (const [i, { channelId, occurredAt, source, wordingHash }] of before.entries())
          expect(steps[i]).toMatchObject({ channelId, occurredAt, source, wordingHash })
        expect(steps[0].wordingHash).toBe(createHash('sha256').update('Ja, schreibt mir.').digest('hex'))
      })
    }
    const text = (await print(email)).stdout
    proves('W-124.2', () => expect(text).not.toMatch(new RegExp(`${email}|192[.]0[.]2[.]44|Mozilla`, 'i')))
  })

  test('who came back is found by address, and so are the ids they had before', async () => {
    const { id, email } = await aMember()
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    const { id: anew } = await register({ email })
    expect(await json(email)).toMatchObject({ person: { subscriberId: anew, email }, erasedIds: [id] })
  })

  test('a stranger is not found', async () => {
    const email = anEmail()
    const outcome = await print(email)
    expect(outcome).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('knows nobody') })
    expect(outcome.stderr).not.toContain(email)
  })

  test('shows nobody of another account', async () => {
    const other = await anAccount(api)
    const { email } = await aSubscriber(api, other)
    expect((await print(email)).status).toBe(1)
  })
})
