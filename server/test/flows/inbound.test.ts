import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeAccount, inAccount } from '../../src/features/account-setup/index.ts'
import { brakeRuns, judgeRefusals, noteFailures, replayBounces } from '../../src/features/bounces/index.ts'
import { reportsDoor } from '../../src/features/bounces/reports.inbound.ts'
import { standardShapes } from '../../src/features/bounces/testing/report-shapes.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { accountOfRun, pauseRun, resumeRun } from '../../src/features/runs/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { type MailServer, startMailServer } from '../../src/platform/smtp/mail-server.ts'
import { runPostrider } from '../command-line.ts'
import { aMailing, anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { consentOf, pair, pairIn } from '../ledgers.ts'
import { LmtpClient } from '../lmtp-client.ts'
import { proves, proving } from '../proves.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const dayMs = 24 * 60 * 60 * 1000
const reports = join(import.meta.dirname, '../../src/features/bounces/testing/corpus/reports')
let api: TestApi
let engine: TestEngine
let door: MailServer
let relay: LmtpClient
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  door = await startMailServer(reportsDoor(engine.engine), { host: '127.0.0.1', port: 0, log: engine.engine.log })
  relay = await LmtpClient.greet(door.port)
})
afterAll(async () => {
  relay.close()
  await door.stop(0)
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  // The ledger's times are the database's; a test that turns the clock on starts from there.
  api.clock.set(new Date().toISOString().slice(0, 19))
  account = await anAccount(api)
})

interface Person {
  id: number
  email: string
}
const call = (method: string, path: string, body?: object) => api.call(method, path, { key: account.key, body })
const stateOf = async ({ id }: Person) => pairIn((await call('GET', `/subscribers/${id}`)).body.data)
const put = ({ id }: Person, state: string) => call('PUT', `/subscribers/${id}`, pair(state))
const mailTo = ({ email }: Person) => {
  const mail = engine.receiver.mails.findLast(({ to }) => to === email)
  if (!mail) throw new Error(`${email} has no mail`)
  return mail
}

async function sendNewsletter(): Promise<number> {
  const id = await aMailing(api, account.accountId)
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: now, fromVerifiedDomain: false }),
  )
  await engine.work()
  const [run] = await api.database.query<{ id: string }>('select id from runs where mailing_id = $1', [id])
  return Number(run?.id)
}

const bounceOf = (person: Person, answer: string, recipient = person.email) => {
  const to = mailTo(person).from
  return { to, raw: standardShapes.Postfix?.({ to, recipient, answer }) ?? '' }
}
async function bounce(person: Person, answer: string, recipient?: string): Promise<void> {
  const { to, raw } = bounceOf(person, answer, recipient)
  expect(await relay.deliver(to, raw)).toBe(250)
}
const fill = (name: string, person: Person) => {
  const token = mailTo(person).from.split('@')[0] as string
  const text = readFileSync(join(reports, name), 'utf8')
  return text
    .replaceAll('{token}', token)
    .replaceAll('{bareToken}', token.slice(2))
    .replaceAll('{recipient}', person.email)
}
const complain = async (name: string, person: Person) =>
  expect(await relay.deliver('fbl@bounces.localhost', fill(name, person))).toBe(250)
const lastReport = async () => {
  const [row] = await api.database.query(
    'select kind, class, effect, reason, answer from inbound_reports where account_id = $1 order by id desc limit 1',
    [account.accountId],
  )
  return row
}
const noSuchUser = '550 5.1.1 <x@y>: Recipient address rejected: User unknown'

describe('a report that the address does not exist', () => {
  test('archives the person as a hard bounce, at once and once', proving('R-147'), async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    await bounce(person, noSuchUser)
    expect(await stateOf(person)).toBe('3/5')
    await bounce(person, noSuchUser)
    const entries = await consentOf(api, account, person.id)
    expect(entries.filter(({ source }) => source === 'hardBounce')).toHaveLength(1)
    expect(entries.at(-1)).toMatchObject({ actor: 'mail-system', to: 'hardBounce' })
    const { length } = await api.database.query('select from inbound_reports where account_id = $1', [
      account.accountId,
    ])
    expect(length).toBe(1)
  })

  test('keeps no address in what is stored of it', async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    await bounce(person, `550 5.1.1 <${person.email}>: User unknown`)
    expect((await lastReport())?.answer).toBe('host mx.empfang.example said: 550 5.1.1 <…>: User unknown')
  })

  test.each(['2/1', '2/2', '2/3'])(
    'reaches %s too, and a soft one does not',
    proving(['E-183.1', 'E-183.2']),
    async (state) => {
      const [person, other] = [await aSubscriber(api, account), await aSubscriber(api, account)]
      await sendNewsletter()
      await Promise.all([put(person, state), put(other, state)])
      await bounce(person, noSuchUser)
      await bounce(other, '452 4.2.2 mailbox full')
      expect([await stateOf(person), await stateOf(other)]).toEqual(['3/5', state])
    },
  )

  test('closes all channels; a mail to unsubscribe closes the one it came from', async () => {
    account = await anAccount(api, { channels: ['Angebote'] })
    const channels = account.channelIds.map((id) => ({ id, status: 1 }))
    const [person, leaver] = [
      await aSubscriber(api, account, { channels }),
      await aSubscriber(api, account, { channels }),
    ]
    await sendNewsletter()
    await bounce(person, noSuchUser)
    await leaveByMail(leaver)
    const statesIn = async ({ id }: Person) =>
      (await call('GET', `/subscribers/${id}?include=channels`)).body.data.channels.data.map(pairIn)
    await proves('E-124.1', async () => expect(await statesIn(person)).toEqual(['3/5', '3/5']))
    await proves('E-124.2', async () => expect(await statesIn(leaver)).toEqual(['3/4', '1']))
  })

  test('comes back by registering, and bounces again', proving('E-156.2'), async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    await bounce(person, noSuchUser)
    await call('POST', '/subscribers/register', { email: person.email })
    expect(await stateOf(person)).toBe('2/1')
    await engine.work()
    await bounce(person, noSuchUser)
    expect(await stateOf(person)).toBe('3/5')
  })

  test('after two days of doubt: once is not enough, a second time is', async () => {
    const person = await aSubscriber(api, account)
    for (const state of ['1', '3/5']) {
      await sendNewsletter()
      await bounce(person, '550 5.2.1 mailbox disabled')
      expect(await stateOf(person)).toBe(state)
      api.clock.advance(dayMs + 1000)
    }
  })
})

async function leaveByMail(person: Person, raw = 'From: me\r\nSubject: unsubscribe\r\n\r\n'): Promise<number> {
  const [, address] = /<mailto:([^>]+)>/.exec(mailTo(person).header('list-unsubscribe') ?? '') ?? []
  return relay.deliver(address as string, raw, person.email)
}

describe('complaints and opt-outs', () => {
  test.each(['arf-abuse.eml', 'cfbl.eml', 'jmrp.eml'])('%s archives as complained', async (name) => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    await complain(name, person)
    expect(await stateOf(person)).toBe('3/7')
  })

  test('a complaint outranks an opt-out', async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    expect(await leaveByMail(person)).toBe(250)
    expect(await stateOf(person)).toBe('3/4')
    await complain('arf-abuse.eml', person)
    expect(await stateOf(person)).toBe('3/7')
  })

  test('an opt-out by feedback loop unsubscribes, and "not spam" does nothing', async () => {
    const [person, friend] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await sendNewsletter()
    await complain('arf-opt-out.eml', person)
    await complain('arf-not-spam.eml', friend)
    expect([await stateOf(person), await stateOf(friend)]).toEqual(['3/4', '1'])
  })

  test('a mail to unsubscribe works however old the newsletter is, and every time', async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    api.clock.advance(400 * dayMs)
    await leaveByMail(person)
    expect(await stateOf(person)).toBe('3/4')
    await put(person, '1')
    await leaveByMail(person, 'From: me\r\nSubject: again\r\n\r\n')
    expect(await stateOf(person)).toBe('3/4')
  })

  test('T45 machines that answer change nothing', async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    await leaveByMail(person, fill('out-of-office.eml', person))
    for (const name of ['out-of-office.eml', 'vacation.eml', 'human-reply.eml', 'delayed.eml'])
      expect(await relay.deliver(mailTo(person).from, fill(name, person))).toBe(250)
    expect(await stateOf(person)).toBe('1')
  })
})

test('T45 our own mail, sent to the addresses in it, is heard once and does nothing', async () => {
  const person = await aSubscriber(api, account)
  await sendNewsletter()
  const { from, raw } = mailTo(person)
  expect(await leaveByMail(person, raw)).toBe(250)
  for (const to of [from, 'fbl@bounces.localhost']) expect(await relay.deliver(to, raw, from)).toBe(250)
  await engine.work()
  expect(engine.receiver.mails.filter(({ to }) => to === person.email)).toHaveLength(1)
  expect(await stateOf(person)).toBe('1')
})

describe('T33 what is not proven has no effect', () => {
  test('T48 an address we never gave out is refused, also one made from the return path', async () => {
    const person = await aSubscriber(api, account)
    await sendNewsletter()
    const { from } = mailTo(person)
    const forged = [from.replace('b+', 'u+'), from.replace(/.@/, 'a@'), 'b+x@bounces.localhost', 'info@nord.example']
    for (const to of forged) expect(await relay.deliver(to, bounceOf(person, noSuchUser).raw)).toBe(550)
    expect(await stateOf(person)).toBe('1')
  })

  test('a report about another address, or of an old mail is kept, does nothing, and hides no true one', async () => {
    const [person, other] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await sendNewsletter()
    await bounce(person, noSuchUser, 'somebody@else.example')
    expect(await lastReport()).toMatchObject({
      kind: 'bounce',
      class: 'hard',
      effect: 'none',
      reason: 'otherRecipient',
    })
    const third = await aSubscriber(api, account)
    await sendNewsletter()
    await bounce(third, noSuchUser, 'somebody@else.example')
    await bounce(third, noSuchUser)
    expect(await stateOf(third)).toBe('3/5')
    api.clock.advance(15 * dayMs)
    await bounce(other, noSuchUser)
    expect(await lastReport()).toMatchObject({ effect: 'none', reason: 'tooOld' })
    expect([await stateOf(person), await stateOf(other)]).toEqual(['1', '1'])
  })

  test('10,000 forged reports change nobody', async () => {
    const people = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await sendNewsletter()
    const { knows, take } = reportsDoor(engine.engine)
    const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
    const before = await api.database.query(
      'select * from subscriptions order by account_id, subscriber_id, channel_id',
    )
    let known = 0
    for (let i = 0; i < 10_000; i++) {
      const person = people[i % 2] as Person
      const { to, raw } = bounceOf(person, noSuchUser)
      const at = 2 + (i % 39)
      const letter = alphabet[(alphabet.indexOf(to[at] as string) + 1 + (i % 31)) % 32]
      const forged = to.slice(0, at) + letter + to.slice(at + 1)
      if (knows(forged)) known += 1
      const complaint = fill('arf-abuse.eml', person).replaceAll(
        to.split('@')[0] as string,
        forged.split('@')[0] as string,
      )
      await take({
        sender: '',
        recipient: i % 2 ? forged : 'fbl@bounces.localhost',
        data: Buffer.from(i % 2 ? raw : complaint),
      })
    }
    expect(known).toBe(0)
    expect(
      await api.database.query('select * from subscriptions order by account_id, subscriber_id, channel_id'),
    ).toEqual(before)
    expect(await api.database.query('select from inbound_reports where account_id = $1', [account.accountId])).toEqual(
      [],
    )
  })
})

describe('what the relay refuses', () => {
  test('F14 550 5.1.1: exactly these are hard bounces, and the next newsletter reaches none of them', async () => {
    const people: Person[] = []
    for (let i = 0; i < 6; i++) people.push(await aSubscriber(api, account))
    const [gone, alsoGone, ...others] = people as [Person, Person, ...Person[]]
    for (const { email } of [gone, alsoGone])
      engine.receiver.refuse.set(email, { at: 'rcpt', reply: '550 5.1.1 no such user' })
    await sendNewsletter()
    await judgeRefusals(engine.engine)
    expect(await Promise.all(people.map(stateOf))).toEqual(['3/5', '3/5', '1', '1', '1', '1'])
    const run = await sendNewsletter()
    expect(await accountOfRun({ reader: engine.engine.db.reader(account) }, run)).toMatchObject({
      targeted: 4,
      accepted: 4,
    })
    expect(others.every((person) => mailTo(person))).toBe(true)
    expect(await judgeRefusals(engine.engine)).toBe(0)
  })

  test('F13 550 5.7.1: nobody is archived', async () => {
    const people = [await aSubscriber(api, account), await aSubscriber(api, account)]
    for (const [i, { email }] of people.entries())
      engine.receiver.refuse.set(email, { at: i ? 'rcpt' : 'dot', reply: '550 5.7.1 user unknown to our policy' })
    await sendNewsletter()
    expect(await judgeRefusals(engine.engine)).toBe(2)
    expect(await Promise.all(people.map(stateOf))).toEqual(['1', '1'])
    expect(await lastReport()).toMatchObject({
      kind: 'relay',
      class: 'block',
      effect: 'none',
      reason: 'notAboutThePerson',
    })
  })

  test('later, as its log tells, counts the same', async () => {
    const person = await aSubscriber(api, account)
    const runId = await sendNewsletter()
    await api.database.query(
      "update messages set state = 13, reply_code = 550, reply = 'host mx.x.example[192.0.2.1] said: 550 5.1.1 unknown' where run_id = $1",
      [runId],
    )
    const failed = [{ accountId: account.accountId, runId, messageId: person.id }]
    for (let i = 0; i < 2; i++) await engine.engine.db.outsideTenants([noteFailures(failed)])
    expect(await judgeRefusals(engine.engine)).toBe(1)
    expect(await stateOf(person)).toBe('3/5')
  })

  test(
    'stops a run once: resumed, it is not stopped again by what was refused before',
    proving('W-098.2'),
    async () => {
      await aSubscriber(api, account)
      const run = await sendNewsletter()
      await api.database.query("update runs set state = 'sending' where id = $1", [run])
      await api.database.query(
        `insert into run_blocks (account_id, run_id, block, targets, cnt) values ($1, $2, 99, 0::bit(1024), 1000)
       on conflict do nothing`,
        [account.accountId, run],
      )
      await api.database.query('update run_blocks set state = 2 where run_id = $1', [run])
      await api.database.query(
        `insert into inbound_reports (account_id, run_id, message_id, kind, class, judged_at, received_at)
       select $1, $2, 1000 + n, 'relay', 'block', now(), now() from generate_series(1, 50) n`,
        [account.accountId, run],
      )
      // The sender's own brake was faster.
      await engine.engine.db.transaction(account, (tx) => pauseRun({ tx }, run, 'refused by policy'))
      await engine.engine.db.transaction(account, (tx) => resumeRun({ tx }, run))
      expect(await brakeRuns(engine.engine)).toBe(0)
      await api.database.query("update runs set state = 'canceled' where id = $1", [run])
    },
  )

  test('of an address that was corrected meanwhile says nothing about the new one', async () => {
    const person = await aSubscriber(api, account)
    const runId = await sendNewsletter()
    api.clock.advance(5000)
    const body = { email: `neu-${person.email}` }
    expect((await api.call('PUT', `/subscribers/${person.id}`, { key: account.key, body })).status).toBe(200)
    const state = await stateOf(person)
    await api.database.query(
      "update messages set state = 13, reply_code = 550, reply = '550 5.1.1 unknown' where run_id = $1",
      [runId],
    )
    await engine.engine.db.outsideTenants([
      noteFailures([{ accountId: account.accountId, runId, messageId: person.id }]),
    ])
    await judgeRefusals(engine.engine)
    expect(await lastReport()).toMatchObject({ class: 'hard', effect: 'none', reason: 'otherRecipient' })
    expect(await stateOf(person)).toBe(state)
  })

  test('keeps no address in the words of the refusal, so that erasing the person leaves none', async () => {
    const person = await aSubscriber(api, account)
    engine.receiver.refuse.set(person.email, { at: 'rcpt', reply: `550 5.1.1 <${person.email}>: unknown` })
    const runId = await sendNewsletter()
    const [message] = await api.database.query<{ reply: string }>('select reply from messages where run_id = $1', [
      runId,
    ])
    expect(message?.reply).toBe('5.1.1 <…>: unknown')
  })
})

describe('a mailbox that takes nothing for now', () => {
  const softRuns = async (person: Person, days: number) => {
    await sendNewsletter()
    await bounce(person, '552 5.2.2 mailbox full')
    api.clock.advance(days * dayMs)
    return lastReport()
  }

  test('is left alone after three newsletters in a row over a week, and its status says nothing of it', async () => {
    const person = await aSubscriber(api, account)
    expect(await softRuns(person, 4)).toMatchObject({ effect: 'counted' })
    expect(await softRuns(person, 4)).toMatchObject({ effect: 'counted' })
    expect(await softRuns(person, 1)).toMatchObject({ class: 'full', effect: 'suspended' })
    await aSubscriber(api, account)
    const run = await sendNewsletter()
    expect(await accountOfRun({ reader: engine.engine.db.reader(account) }, run)).toMatchObject({ targeted: 1 })
    expect(await stateOf(person)).toBe('1')
    await api.database.query(
      "update soft_bounces set suspended_until = now() - interval '1 second' where account_id = $1",
      [account.accountId],
    )
    const later = await sendNewsletter()
    expect(await accountOfRun({ reader: engine.engine.db.reader(account) }, later)).toMatchObject({ targeted: 2 })
  })

  test('starts anew when a mail has arrived in between', async () => {
    const person = await aSubscriber(api, account)
    await softRuns(person, 4)
    await softRuns(person, 4)
    const run = await sendNewsletter()
    await api.database.query('update messages set state = 12, wire_at = $2 where run_id = $1', [run, api.clock.now()])
    api.clock.advance(dayMs)
    expect(await softRuns(person, 0)).toMatchObject({ effect: 'counted' })
    const [record] = await api.database.query('select in_a_row from soft_bounces where account_id = $1', [
      account.accountId,
    ])
    expect(record).toEqual({ in_a_row: 1 })
  })
})

describe('a run of which too much comes back', () => {
  test('is paused sooner where the account is stricter', proving('W-013.4'), async () => {
    const setBrake = (policy: number) =>
      inAccount(api.operator, account.accountId, (act) =>
        changeAccount(act, { brake: { complaints: 0.3, hardBounces: 5, policy, content: 0.5 } }),
      )
    await aSubscriber(api, account)
    const run = await sendNewsletter()
    await api.database.query("update runs set state = 'sending' where id = $1", [run])
    await api.database.query('update run_blocks set cnt = 1000 where run_id = $1', [run])
    const report = (from: number, to: number) =>
      api.database.query(
        `insert into inbound_reports (account_id, run_id, message_id, kind, class, judged_at, received_at)
         select $1, $2, 1000 + n, 'bounce', 'block', now(), now() from generate_series($3::int, $4::int) n`,
        [account.accountId, run, from, to],
      )
    await report(1, 6)
    expect(await brakeRuns(engine.engine)).toBe(0)
    await setBrake(0.5)
    await report(7, 7)
    expect(await brakeRuns(engine.engine)).toBe(1)
    const { run: paused } = (await accountOfRun({ reader: engine.engine.db.reader(account) }, run)) ?? {}
    expect(paused).toMatchObject({ state: 'paused', pauseReason: 'refused by policy: 7 of 1000 mails' })
    await setBrake(1)
    await api.database.query("update runs set state = 'canceled' where id = $1", [run])
  })

  test('is paused, and stays open when somebody resumes it', async () => {
    const person = await aSubscriber(api, account)
    const run = await sendNewsletter()
    await bounce(person, '550 5.7.1 blocked by reputation')
    expect(await brakeRuns(engine.engine)).toBe(0)
    await api.database.query("update runs set state = 'sending' where id = $1", [run])
    await api.database.query('update run_blocks set cnt = 1000 where run_id = $1', [run])
    expect(await brakeRuns(engine.engine)).toBe(0)
    await api.database.query(
      `insert into inbound_reports (account_id, run_id, message_id, kind, class, judged_at, received_at)
       select $1, $2, 1000 + n, 'bounce', 'block', now(), now() from generate_series(1, 10) n`,
      [account.accountId, run],
    )
    expect(await brakeRuns(engine.engine)).toBe(1)
    const { run: paused } = (await accountOfRun({ reader: engine.engine.db.reader(account) }, run)) ?? {}
    expect(paused).toMatchObject({ state: 'paused', pauseReason: 'refused by policy: 11 of 1000 mails' })
    await engine.engine.db.transaction(account, (tx) => resumeRun({ tx }, run))
    expect(await brakeRuns(engine.engine)).toBe(0)
    await api.database.query("update runs set state = 'canceled' where id = $1", [run])
  })
})

test('what was said about a person goes with the person, and nothing comes after', async () => {
  const person = await aSubscriber(api, account)
  await sendNewsletter()
  await bounce(person, '552 5.2.2 mailbox of Kanariaberta is full')
  await call('DELETE', `/subscribers/${person.id}`)
  await bounce(person, '550 5.1.1 Kanariaberta is unknown')
  const of = (table: string) =>
    api.database.query(`select to_jsonb(t) as row from ${table} t where account_id = $1`, [account.accountId])
  expect(await of('soft_bounces')).toEqual([])
  const kept = await of('inbound_reports')
  expect(kept).toHaveLength(1)
  expect(kept[0]?.row).toMatchObject({ effect: 'none', reason: 'subscriberGone', answer: null, subscriber_id: null })
})

describe('better rules', () => {
  test('read stored answers again, and what they change is kind', async () => {
    const [blocked, full] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await sendNewsletter()
    await bounce(blocked, '550 5.7.1 blocked by reputation')
    await bounce(full, '552 5.2.2 mailbox full')
    // As if former rules had taken the block for a full mailbox, and the full mailbox for a block.
    await api.database.query(
      "update inbound_reports set class = 'full', effect = 'counted' where account_id = $1 and message_id = $2",
      [account.accountId, blocked.id],
    )
    await api.database.query('update soft_bounces set subscriber_id = $2 where account_id = $1', [
      account.accountId,
      blocked.id,
    ])
    const dry = await replayBounces(engine.engine, { apply: false })
    expect(dry.changes).toContainEqual({ from: 'full', to: 'block', count: 1 })
    expect(dry).toMatchObject({ released: 1, wronglyArchived: [] })
    const shown = await runPostrider(api.database, ['bounces', 'replay'], {
      ENGINE_DATABASE_URL: api.database.engineUrl,
    })
    expect(shown.stdout, shown.stderr).toMatch(
      /^full -> block: 1\nsuspensions to end: 1\nnothing was changed; --apply/m,
    )
    expect(await replayBounces(engine.engine, { apply: true })).toEqual(dry)
    expect((await replayBounces(engine.engine, { apply: true })).changes).toEqual([])
    expect(await api.database.query('select from soft_bounces where account_id = $1', [account.accountId])).toEqual([])
  })
})
