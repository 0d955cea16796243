import { authenticate } from 'mailauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createEngine, type Engine } from '../../processes/create-engine.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import { compileFrame, createMailTokens } from '../assembly/index.ts'
import { aFrame, aMail, exampleMaster } from '../assembly/testing/example-mails.ts'
import { keepRound, readFailedAccounts } from '../rounds/index.ts'
import {
  checkDueDomains,
  checkSenderDomain,
  createSenderDomain,
  findSender,
  requireSenderDomain,
  rotateKeys,
  signingKeyOf,
} from './index.ts'
import type { CheckName, DnsRecord } from './sender-domain.rules.ts'
import type { SenderDomainRow } from './sender-domain.store.ts'
import { type LocalDns, startLocalDns } from './testing/local-dns.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const ourSpf: DnsRecord = { type: 'TXT', name: 'service.example', value: 'v=spf1 ip4:192.0.2.1 -all' }

let dns: LocalDns
let api: TestApi
let engine: Engine
beforeAll(async () => {
  dns = await startLocalDns()
  api = await startTestApi({ config: { BOUNCE_DOMAIN: 'service.example', DNS_SERVERS: dns.address } })
  engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
})
afterAll(async () => {
  await engine.close()
  await Promise.all([api.stop(), dns.stop()])
})

async function aDomain(domain: string, { accountId, customerId } = {} as { accountId?: number; customerId?: number }) {
  const account = accountId && customerId ? { accountId, customerId } : await anAccount(api)
  const act = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, account.accountId, work)
  const look = <T>(work: Parameters<typeof lookInto<T>>[2]) => lookInto(api.operator, account.accountId, work)
  const row = await act((at) => createSenderDomain(at, { domain }))
  return {
    ...account,
    row,
    records: recordsOf(row),
    check: () => checkSenderDomain({ look, act, resolver: dns.resolver }, domain),
    rotate: () => act((at) => rotateKeys(at, domain)),
    read: () => look((at) => requireSenderDomain(at, domain)),
    sender: async () => {
      const reader = api.app.db.reader({ accountId: account.accountId, customerId: account.customerId })
      return (await findSender(reader, api.app.secrets, domain, { ed25519: true })) as NonNullable<
        Awaited<ReturnType<typeof findSender>>
      >
    },
  }
}
type Domain = Awaited<ReturnType<typeof aDomain>>

const recordsOf = ({ checks }: SenderDomainRow) => checks.map(({ publish }) => publish)
const recordsNamed = ({ checks }: SenderDomainRow, ...names: CheckName[]) =>
  checks.filter(({ name }) => names.includes(name)).map(({ publish }) => publish)
const statusOf = ({ checks }: SenderDomainRow, wanted: CheckName) => checks.find(({ name }) => name === wanted)?.status
const selectorsOf = async ({ sender }: Domain) => (await sender()).signers.map(({ selector }) => selector)

async function aSignedMail({ sender }: Domain) {
  const frame = compileFrame(aFrame({ signers: (await sender()).signers }), createMailTokens(exampleMaster))
  return frame.assemble(aMail())
}

/** What a receiver says of the signatures of a mail, by another implementation. */
async function verdictOn({ data, envelopeFrom }: Awaited<ReturnType<typeof aSignedMail>>): Promise<string[]> {
  const { dkim } = await authenticate(data, {
    ...{ ip: '192.0.2.1', helo: 'mta.service.example', sender: envelopeFrom },
    resolver: async (name, type) => (await dns.resolver.resolve(name, type)) as string[][],
  })
  return dkim.results.map(({ selector, status }) => `${selector} ${status.result}`)
}

test('the next keys are published first, then sign; mail of the former ones is believed for seven days', async () => {
  const domain = await aDomain('wechsel.example')
  await dns.publish([ourSpf, ...domain.records])
  await domain.check()
  const [first, firstEd] = await selectorsOf(domain)
  const onItsWay = await aSignedMail(domain)

  const rotating = await domain.rotate()
  const next = rotating.nextSelector as string
  expect(next).not.toBe(first)
  expect(statusOf(rotating, 'nextDkim')).toBe('missing')
  expect(await domain.check()).toMatchObject({ verifiedAt: expect.any(String), nextSelector: next, selector: first })
  expect(await selectorsOf(domain)).toEqual([first, firstEd])
  await expect(domain.rotate()).rejects.toMatchObject({ code: 'rotation_under_way' })

  // One signature less than before would be a step back.
  await dns.publish([ourSpf, ...domain.records, ...recordsNamed(rotating, 'nextDkim')])
  expect(statusOf(await domain.check(), 'nextDkim')).toBe('ok')
  expect(await selectorsOf(domain)).toEqual([first, firstEd])

  const both = [ourSpf, ...domain.records, ...recordsNamed(rotating, 'nextDkim', 'nextDkimEd25519')]
  await dns.publish(both)
  api.clock.set('2026-04-01 10:00:00')
  const rotated = await domain.check()
  expect(rotated).toMatchObject({
    selector: next,
    nextSelector: null,
    nextRsaKeySealed: null,
    verifiedAt: expect.any(String),
  })
  expect(statusOf(rotated, 'dkim')).toBe('ok')
  expect(signingKeyOf(rotated, rotated.keyMadeAt)).toEqual({
    ...{ selector: next, madeAt: rotated.keyMadeAt, replaceBy: expect.stringMatching(/^2026-09-28/), next: null },
    former: {
      names: [`${first}._domainkey.wechsel.example`, `${firstEd}._domainkey.wechsel.example`],
      until: expect.stringMatching(/^2026-04-08/),
    },
  })
  expect(signingKeyOf(rotated, '2026-04-09 10:00:00').former).toBeNull()
  await proves('W-109.3', async () => {
    expect(await verdictOn(await aSignedMail(domain))).toEqual([`${next} pass`, `${next}-ed25519 pass`])
    expect(await verdictOn(onItsWay)).toEqual([`${first} pass`, `${firstEd} pass`])
    api.clock.set('2026-04-08 09:30:00')
    await expect(domain.rotate()).rejects.toMatchObject({ code: 'rotation_too_soon' })
    api.clock.set('2026-04-08 12:00:00')
    expect((await domain.rotate()).formerSelector).toBeNull()
  })
})

test('an answer that was asked for before the keys changed judges nothing', async () => {
  const domain = await aDomain('zugleich.example')
  await dns.publish([ourSpf, ...domain.records])
  await domain.check()
  const act = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, domain.accountId, work)
  const late = checkSenderDomain(
    {
      look: (work) => lookInto(api.operator, domain.accountId, work),
      act: async (work) => {
        await domain.rotate()
        return act(work)
      },
      resolver: dns.resolver,
    },
    'zugleich.example',
  )
  expect(await late).toMatchObject({ verifiedAt: expect.any(String), nextSelector: expect.any(String) })
})

test('a domain is verified for one customer at a time, and for all of its accounts', async () => {
  const ours = await aDomain('begehrt.example')
  const theirs = await aDomain('begehrt.example')
  const sister = await aDomain('begehrt.example', await anAccount(api, { customerId: ours.customerId }))
  await dns.publish([ourSpf, ...ours.records, ...theirs.records.filter(({ name }) => name.includes('_domainkey'))])
  await ours.check()
  await proves('W-109.4', async () => {
    await expect(theirs.check()).rejects.toMatchObject({ code: 'domain_claimed', status: 409 })
    expect((await theirs.read()).verifiedAt).toBeNull()
  })
  await dns.publish([ourSpf, ...ours.records, ...sister.records.filter(({ name }) => name.includes('_domainkey'))])
  expect((await sister.check()).verifiedAt).not.toBeNull()

  await dns.publish([ourSpf, ...theirs.records])
  for (const { check } of [ours, sister]) expect((await check()).verifiedAt).toBeNull()
  expect((await theirs.check()).verifiedAt).not.toBeNull()
})

test('every domain is looked at once a day, whatever became of the others', async () => {
  api.clock.set('2026-05-01 08:00:00')
  const round = keepRound(engine, 'checkDomains', (turn) => checkDueDomains(engine, turn))
  const [well, broken, rotating] = [
    await aDomain('gut.example'),
    await aDomain('kaputt.example'),
    await aDomain('dreht.example'),
  ]
  const all = [well, broken, rotating].flatMap(({ records }) => records)
  await dns.publish([ourSpf, ...all])
  for (const { check } of [well, broken, rotating]) await check()
  const next = recordsNamed(await rotating.rotate(), 'nextDkim', 'nextDkimEd25519')
  await dns.publish([ourSpf, ...all.filter(({ type, name }) => type !== 'MX' || !name.includes('kaputt')), ...next])

  api.clock.advance(23 * hourMs)
  await round()
  expect(await well.read()).toMatchObject({ checkedAt: expect.stringMatching(/^2026-05-01/) })
  api.clock.advance(2 * hourMs)
  await round()
  const onTheSecond = expect.stringMatching(/^2026-05-02/)
  await proves('W-109.2', async () => {
    expect(await well.read()).toMatchObject({
      checkedAt: onTheSecond,
      verifiedAt: expect.stringMatching(/^2026-05-01/),
    })
    expect(await broken.read()).toMatchObject({ checkedAt: onTheSecond, verifiedAt: null })
    expect(await rotating.read()).toMatchObject({
      nextSelector: null,
      formerUntil: expect.stringMatching(/^2026-05-09/),
    })
  })
})

test('a DNS that does not answer changes nothing, and keeps nobody else from being looked at', async () => {
  const silent = await aDomain('stumm.example')
  await dns.publish([ourSpf, ...silent.records])
  const { verifiedAt } = await silent.check()
  api.clock.advance(dayMs + hourMs)
  const deaf = createEngine({ ...api.app.config, DNS_SERVERS: '127.0.0.1:1' }, { clock: api.clock, log: api.app.log })
  try {
    await keepRound(deaf, 'checkDomains', (turn) => checkDueDomains(deaf, turn))()
  } finally {
    await deaf.close()
  }
  expect((await silent.read()).verifiedAt).toBe(verifiedAt)
  const failed = await readFailedAccounts(engine.db, 100)
  expect(failed).toContainEqual(expect.objectContaining({ round: 'checkDomains', accountId: silent.accountId }))
})
