import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { accountOfRun, cancelRun, pauseRun, resumeRun, whyInRun } from '../../src/features/runs/index.ts'
import { rehearseMailing } from '../../src/features/sending/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, type LetterWishes, type TestAccount } from '../factories.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'
import { byBrowser, startTestPages } from '../test-pages.ts'

let api: TestApi
let engine: TestEngine
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api, { QUIESCENCE_SECONDS: 1 })
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
})

async function planned(wishes: LetterWishes = {}): Promise<number> {
  const id = await aMailing(api, account.accountId, wishes)
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: now, fromVerifiedDomain: false }),
  )
  return id
}
const mailsTo = (email: string) => engine.receiver.mails.filter(({ to }) => to === email)
const reader = () => engine.engine.db.reader(account)
async function runOf(mailingId: number): Promise<number> {
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [mailingId])
  return Number(run?.id)
}
const inRun = <T>(work: Parameters<typeof engine.engine.db.transaction<T>>[1]) =>
  engine.engine.db.transaction(account, work)

describe('a planned newsletter', () => {
  test(
    'reaches everyone who is ready, once, and nobody else; then it is sent',
    proving(['R-073', 'W-079.1']),
    async () => {
      const ready = [await aSubscriber(api, account), await aSubscriber(api, account)]
      const others = []
      for (const statusAddition of [1, 2, 3])
        others.push(await aSubscriber(api, account, { status: 2, statusAddition }))
      others.push(await aSubscriber(api, account, { status: 3, statusAddition: 6 }))
      const mailing = await planned({ subject: 'Für {{V:7:alle}}', html: '<p>Hallo {{V:2:du}}</p>' })
      await engine.work()
      for (const { email } of ready) {
        const [mail, ...more] = mailsTo(email)
        expect(more).toEqual([])
        proves(['R-086.1', 'R-172'], () => {
          expect(mail?.parsed.subject).toBe(`Für ${email}`)
          expect(mail?.parsed.html).toContain('Hallo du')
        })
        expect(mail?.parsed.text).toContain('Hallo du')
      }
      const newsletters = others
        .flatMap(({ email }) => mailsTo(email))
        .filter(({ parsed }) => parsed.subject?.startsWith('Für'))
      proves(['E-188', 'R-133', 'R-136.2'], () => expect(newsletters).toEqual([]))
      const [row] = await api.database.query('select status, sent_at is not null as sent from mailings where id = $1', [
        mailing,
      ])
      proves(['R-081', 'W-080.1'], () => expect(row).toEqual({ status: 'sent', sent: true }))
      expect(await accountOfRun({ reader: reader() }, await runOf(mailing))).toMatchObject({
        targeted: 2,
        accepted: 2,
        waiting: 0,
        difference: 0,
      })
    },
  )

  test('of a channel reaches only who is ready in that channel', proving(['R-092', 'E-123', 'W-079.1']), async () => {
    account = await anAccount(api, { channels: ['Angebote'] })
    const [first, second] = account.channelIds as [number, number]
    const inChannels = (ids: number[]) => aSubscriber(api, account, { channels: ids.map((id) => ({ id, status: 1 })) })
    const [inBoth, inFirst, inSecond] = [
      await inChannels([first, second]),
      await inChannels([first]),
      await inChannels([second]),
    ]
    await planned({ channelId: second })
    await engine.work()
    expect([inBoth, inFirst, inSecond].map(({ email }) => mailsTo(email).length)).toEqual([1, 0, 1])
  })

  test('carries the headers of its class, and an unsubscribe link of its own that forces nothing', async () => {
    const { email } = await aSubscriber(api, account)
    await planned()
    await engine.work()
    const [mail] = mailsTo(email)
    proves(['E-249', 'D-PAG-7.1', 'W-077.1'], () => {
      expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
      expect(mail?.header('list-unsubscribe')).toMatch(
        /^<https?:\S+\/unsubscribe\?p=[\w-]{80}>, <mailto:u\+[a-z2-7]+@\S+>$/,
      )
    })
    proves('D-PAG-6.2', () => expect(mail?.raw).not.toContain('force'))
    expect(mail?.header('precedence')).toBe('bulk')
    expect(mail?.header('feedback-id')).toMatch(/^[\da-f]{12}:[\da-f]{12}:[\da-f]{12}:postriderb$/)
    expect(mail?.header('message-id')).toMatch(/^<[a-z2-7]{26}\.1@nord\.example>$/)
    expect(mail?.from).toMatch(/^b\+[a-z2-7]{39}@bounces\.localhost$/)
    expect(mail?.parsed.text).toMatch(/\/unsubscribe\?p=/)
  })

  test('is aimed at groups, and members of several get it once', proving(['R-075', 'E-189', 'R-072.2']), async () => {
    const [inBoth, inOne, inNone] = [
      await aSubscriber(api, account),
      await aSubscriber(api, account),
      await aSubscriber(api, account),
    ]
    const groups: number[] = []
    for (const members of [[inBoth.id, inOne.id], [inBoth.id]]) {
      const { body } = await api.call('POST', '/subscriberGroups', {
        key: account.key,
        body: { name: `Gruppe ${groups.length}`, type: 1 },
      })
      await api.call('POST', `/subscriberGroups/${body.data.id}/subscribers`, {
        key: account.key,
        body: { subscriberIds: members },
      })
      groups.push(body.data.id)
    }
    await planned({ groupIds: groups })
    await engine.work()
    proves('W-079.1', () =>
      expect([inBoth, inOne, inNone].map(({ email }) => mailsTo(email).length)).toEqual([1, 1, 0]),
    )
  })

  test('says the age of that day in the zone of the account', async () => {
    // The two zones are 25 hours apart: never on the same day.
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(api.clock.now())
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
    const birthday = `1992${dayIn(east).slice(4)}`
    const years = Number(dayIn(east).slice(0, 4)) - 1992
    const agesIn = async (timeZone: string) => {
      account = await anAccount(api)
      await api.database.query('update accounts set time_zone = $2 where id = $1', [account.accountId, timeZone])
      const { email } = await aSubscriber(api, account, { birthday })
      await planned({ html: '<p>{{V:5:?}} Jahre</p>' })
      await engine.work()
      return mailsTo(email).map(({ parsed }) => /(\d+) Jahre/.exec(parsed.html ?? '')?.[1])
    }
    const ages = [await agesIn(east), await agesIn(west)]
    proves('D-VAR-5.1', () => expect(ages).toEqual([[`${years}`], [`${years - 1}`]]))
  })

  test('does not reach who is asked again, until they confirm', async () => {
    const { id, email } = await aSubscriber(api, account)
    const ask = { status: 2, statusAddition: 1 }
    expect((await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: ask })).status).toBe(200)
    await aSubscriber(api, account)
    const newsletters = () => mailsTo(email).filter(({ parsed }) => parsed.subject === 'Rundbrief')
    await planned({ subject: 'Rundbrief' })
    await engine.work()
    const meanwhile = newsletters().length
    const pages = await startTestPages(api)
    await pages.settings(account, { optinConfirmMode: 'direct' })
    const token = await pages.optinToken(account, id)
    expect((await pages.visit(`/optin/${token}`, { headers: byBrowser })).status).toBe(200)
    await pages.stop()
    await planned({ subject: 'Rundbrief' })
    await engine.work()
    proves('E-178.2', () => expect([meanwhile, newsletters().length]).toEqual([0, 1]))
  })

  test('can be rehearsed: every mail is made and none is sent', proving('W-085.1'), async () => {
    const { email } = await aSubscriber(api, account)
    await aSubscriber(api, account, { status: 2, statusAddition: 2 })
    const id = await aMailing(api, account.accountId)
    const rehearsal = await rehearseMailing(engine.engine, account, id)
    expect(rehearsal).toMatchObject({ targeted: 1, made: 1, failed: {} })
    await engine.work()
    expect(mailsTo(email)).toEqual([])
  })

  test('leaves out who has left since it started, and says why', async () => {
    const [stays, leaves] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    const mailing = await planned()
    const paused = await startPaused(mailing)
    await api.call('PUT', `/subscribers/${leaves.id}`, { key: account.key, body: { status: 3, statusAddition: 4 } })
    await inRun((tx) => resumeRun({ tx }, paused))
    await engine.work()
    expect([stays, leaves].map(({ email }) => mailsTo(email).length)).toEqual([1, 0])
    expect(await accountOfRun({ reader: reader() }, paused)).toMatchObject({
      accepted: 1,
      excluded: { 'status 3/4': 1 },
      difference: 0,
    })
    expect(await whyInRun({ reader: reader() }, paused, leaves.id)).toMatchObject({
      answer: 'excluded',
      reason: 'status 3/4',
    })
    expect(await whyInRun({ reader: reader() }, paused, stays.id)).toMatchObject({ answer: 'accepted', attempts: 1 })
    const outside = { answer: 'notTargeted', stateAtStart: null }
    expect(await whyInRun({ reader: reader() }, paused, 999_999)).toEqual({ ...outside, reason: 'unknown' })
  })

  test('says of everyone it was not aimed at why not, as it was when it began', async () => {
    await aSubscriber(api, account)
    const pending = await aSubscriber(api, account, { status: 2, statusAddition: 2 })
    const run = await startPaused(await planned())
    api.clock.advance(5000)
    await api.call('PUT', `/subscribers/${pending.id}`, { key: account.key, body: { status: 1, statusAddition: null } })
    const late = await aSubscriber(api, account)
    const why = (id: number) => whyInRun({ reader: reader() }, run, id)
    const outside = { answer: 'notTargeted' }
    expect(await why(pending.id)).toEqual({ ...outside, reason: 'notReady', stateAtStart: 'noOptin' })
    expect(await why(late.id)).toEqual({ ...outside, reason: 'joinedLater', stateAtStart: null })
  })

  test('stops when it is canceled: who has no mail gets none', proving('W-096.2'), async () => {
    const { id, email } = await aSubscriber(api, account)
    const run = await startPaused(await planned())
    expect(await inRun((tx) => cancelRun({ tx }, run))).toBe(true)
    await engine.work()
    expect(mailsTo(email)).toEqual([])
    expect(await accountOfRun({ reader: reader() }, run)).toMatchObject({ canceled: 1, waiting: 0, difference: 0 })
    expect(await whyInRun({ reader: reader() }, run, id)).toEqual({ answer: 'canceled' })
    expect(await inRun((tx) => resumeRun({ tx }, run))).toBe(false)
  })
})

/** The run exists with its recipients, and nothing has been sent. */
async function startPaused(mailingId: number): Promise<number> {
  const { startDueRuns } = await import('../../src/features/runs/index.ts')
  await startDueRuns(engine.engine)
  const run = await runOf(mailingId)
  await inRun((tx) => pauseRun({ tx }, run, 'test'))
  return run
}

describe('a relay that refuses', () => {
  test('for good: the message is rejected with the answer, the subscriber stays', async () => {
    const { id, email } = await aSubscriber(api, account)
    engine.receiver.refuse.set(email, { at: 'rcpt', reply: '550 5.1.1 no such user' })
    const mailing = await planned()
    await engine.work()
    expect(await whyInRun({ reader: reader() }, await runOf(mailing), id)).toMatchObject({
      answer: 'rejected',
      replyCode: 550,
      reply: '5.1.1 no such user',
      attempts: 1,
    })
  })

  test('for now: the message waits for its next attempt and then arrives', async () => {
    const { id, email } = await aSubscriber(api, account)
    engine.receiver.refuse.set(email, { at: 'dot', reply: '451 4.3.0 later' })
    const mailing = await planned()
    await engine.work()
    const run = await runOf(mailing)
    const waiting = await whyInRun({ reader: reader() }, run, id)
    expect(waiting).toMatchObject({ answer: 'deferred', replyCode: 451, attempts: 1 })
    engine.receiver.refuse.delete(email)
    await api.database.query('update messages set due_at = now() where run_id = $1', [run])
    await engine.work()
    expect(mailsTo(email)).toHaveLength(1)
    expect(await whyInRun({ reader: reader() }, run, id)).toMatchObject({ answer: 'accepted', attempts: 2 })
  })
})
