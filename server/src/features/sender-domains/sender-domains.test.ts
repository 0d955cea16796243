import { authenticate } from 'mailauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'
import { inAccount, lookInto } from '../account-setup/index.ts'
import { compileFrame, createMailTokens } from '../assembly/index.ts'
import { aFrame, aMail, exampleMaster, mailClasses } from '../assembly/testing/example-mails.ts'
import { checkSenderDomain, createSenderDomain, findSender, listSenderDomains, requireSenderDomain } from './index.ts'
import type { DnsRecord } from './sender-domain.rules.ts'
import type { SenderDomainRow } from './sender-domain.store.ts'
import { type LocalDns, startLocalDns } from './testing/local-dns.ts'

const serviceDomain = 'service.example'
const ourSpf: DnsRecord = { type: 'TXT', name: serviceDomain, value: 'v=spf1 ip4:192.0.2.1 -all' }

let api: TestApi
let dns: LocalDns
beforeAll(async () => {
  ;[api, dns] = await Promise.all([startTestApi({ config: { BOUNCE_DOMAIN: serviceDomain } }), startLocalDns()])
})
afterAll(() => Promise.all([api.stop(), dns.stop()]))

const create = (accountId: number, wishes: Parameters<typeof createSenderDomain>[1]) =>
  inAccount(api.operator, accountId, (act) => createSenderDomain(act, wishes))
const checkOf = (accountId: number, domain: string, { resolver } = dns) =>
  checkSenderDomain(
    {
      look: (work) => lookInto(api.operator, accountId, work),
      act: (work) => inAccount(api.operator, accountId, work),
      resolver,
    },
    domain,
  )
async function aDomain(domain: string) {
  const { accountId, customerId } = await anAccount(api)
  const row = await create(accountId, { domain, selector: 'pr1' })
  const check = () => checkOf(accountId, domain)
  const sender = (ed25519 = true) =>
    findSender(api.app.db.reader({ accountId, customerId }), api.app.secrets, domain, { ed25519 })
  return { accountId, customerId, row, check, sender }
}
const recordsOf = ({ checks }: SenderDomainRow) => [ourSpf, ...checks.map(({ publish }) => publish)]
const statuses = ({ checks }: SenderDomainRow) => Object.fromEntries(checks.map(({ name, status }) => [name, status]))

describe('a domain whose records are published', () => {
  test('may send, and mail of every class passes SPF, DKIM and DMARC of another implementation', async () => {
    const { row, check, sender } = await aDomain('kunde.example')
    await dns.publish(recordsOf(row))
    api.clock.set('2026-03-01 10:00:00')
    expect(await check()).toMatchObject({ verifiedAt: '2026-03-01 10:00:00', checkedAt: '2026-03-01 10:00:00' })
    const found = await sender()
    expect(found).toMatchObject({ verified: true, returnPathDomain: 'b.kunde.example' })
    expect(found?.signers.map(({ selector }) => selector)).toEqual(['pr1', 'pr1-ed25519'])

    const tokens = createMailTokens(exampleMaster)
    for (const mailClass of mailClasses) {
      const frame = compileFrame(aFrame({ class: mailClass, signers: found?.signers ?? [] }), tokens)
      const { data, envelopeFrom } = await frame.assemble(aMail())
      const verdict = await authenticate(data, {
        ...{ ip: '192.0.2.1', helo: 'mta.service.example', sender: envelopeFrom, strict: true },
        resolver: async (name, type) => (await dns.resolver.resolve(name, type)) as string[][],
      })
      expect(verdict.dkim.results.map(({ algo, status }) => [algo, status.result, status.aligned])).toEqual([
        ['rsa-sha256', 'pass', 'kunde.example'],
        ['ed25519-sha256', 'pass', 'kunde.example'],
      ])
      expect(verdict.spf).toMatchObject({ status: { result: 'pass' } })
      expect(verdict.dmarc).toMatchObject({
        status: { result: 'pass' },
        alignment: { spf: { result: 'b.kunde.example' }, dkim: { result: 'kunde.example' } },
      })
    }
  })

  test('keeps the time of its first success, and loses its right to send with the first failure', async () => {
    const { row, check, sender } = await aDomain('laden.example')
    await dns.publish(recordsOf(row))
    api.clock.set('2026-03-02 10:00:00')
    await check()
    api.clock.set('2026-03-03 10:00:00')
    expect(await check()).toMatchObject({ verifiedAt: '2026-03-02 10:00:00', checkedAt: '2026-03-03 10:00:00' })
    await dns.publish(recordsOf(row).filter(({ type }) => type !== 'MX'))
    expect(statuses(await check())).toEqual({ spf: 'ok', mx: 'missing', dkim: 'ok', dkimEd25519: 'ok', dmarc: 'ok' })
    expect(await sender()).toMatchObject({ verified: false })
  })

  test('signs with RSA alone where Ed25519 is not published or not wanted', async () => {
    const { row, check, sender } = await aDomain('rsa.example')
    await dns.publish(recordsOf(row).filter(({ name }) => !name.includes('ed25519')))
    expect((await check()).verifiedAt).not.toBeNull()
    expect((await sender())?.signers.map(({ algorithm }) => algorithm)).toEqual(['rsa-sha256'])
    await dns.publish(recordsOf(row))
    await check()
    expect((await sender(false))?.signers.map(({ algorithm }) => algorithm)).toEqual(['rsa-sha256'])
  })

  test('finds the DMARC record of a parent, and counts the look-ups of a long SPF chain', async () => {
    const { row, check } = await aDomain('news.eltern.example')
    const records = recordsOf(row).map((record) => ({
      ...record,
      name: record.name.replace('_dmarc.news.', '_dmarc.'),
    }))
    await dns.publish(records)
    expect((await check()).checks.at(-1)).toMatchObject({
      status: 'ok',
      found: ['_dmarc.eltern.example: v=DMARC1; p=none'],
    })
    const chain = Array.from({ length: 11 }, (_, i): DnsRecord => {
      const next = i < 10 ? `s${i + 1}.example` : serviceDomain
      return {
        type: 'TXT',
        name: i === 0 ? row.returnPathDomain : `s${i}.example`,
        value: `v=spf1 include:${next} -all`,
      }
    })
    await dns.publish([...records.filter(({ value }) => !value.startsWith('v=spf1 include')), ...chain])
    expect((await check()).checks[0]).toMatchObject({ status: 'wrong', problem: expect.stringMatching(/more than 10/) })
  })
})

test('two accounts of a customer may send from one domain, each with a key of its own', async () => {
  const first = await anAccount(api)
  const second = await anAccount(api, { customerId: first.customerId })
  const rows: SenderDomainRow[] = []
  for (const { accountId } of [first, second]) rows.push(await create(accountId, { domain: 'geteilt.example' }))
  const records = rows.flatMap(recordsOf).map((record) => JSON.stringify(record))
  await dns.publish([...new Set(records)].map((record) => JSON.parse(record)))
  for (const { accountId } of rows) expect((await checkOf(accountId, 'geteilt.example')).verifiedAt).not.toBeNull()
})

test('a name server that does not answer changes nothing', async () => {
  const { row, check, sender } = await aDomain('still.example')
  await dns.publish(recordsOf(row))
  const before = await check()
  const silent = await startLocalDns()
  const { accountId } = before
  await expect(checkOf(accountId, 'still.example', silent)).rejects.toThrow(
    /gave no answer about .*ECONNREFUSED.*Nothing was changed/,
  )
  await silent.stop()
  const after = await lookInto(api.operator, accountId, (look) => requireSenderDomain(look, 'still.example'))
  expect(after).toEqual(before)
  expect(await sender()).toMatchObject({ verified: true })
})

test('keys rest sealed, for this account and domain only', async () => {
  const { accountId, row } = await aDomain('siegel.example')
  const [stored] = await api.database.query<{ rsa: Buffer; ed: Buffer }>(
    'select rsa_key_sealed as rsa, ed25519_key_sealed as ed from sender_domains where account_id = $1',
    [accountId],
  )
  expect(stored?.rsa.equals(row.rsaKeySealed)).toBe(true)
  expect(stored?.rsa.includes(Buffer.from('2a864886f70d010101', 'hex'))).toBe(false)
  const open = (purpose: string) => () => api.app.secrets.open(purpose, row.rsaKeySealed)
  expect(open(`dkim:rsa-sha256:${accountId}:siegel.example`)().includes(Buffer.from('2a864886f70d010101', 'hex'))).toBe(
    true,
  )
  expect(open(`dkim:rsa-sha256:${accountId + 1}:siegel.example`)).toThrow()
  expect(open(`dkim:rsa-sha256:${accountId}:anders.example`)).toThrow()
  const another = createSecrets('another master secret, long enough too')
  expect(() => another.open(`dkim:rsa-sha256:${accountId}:siegel.example`, row.rsaKeySealed)).toThrow()
})

test('an account finds its own domains in any spelling, and nobody else does', async () => {
  const { accountId, customerId, row } = await aDomain('bücher.example')
  const stranger = await anAccount(api)
  const find = (of: { accountId: number; customerId: number }, domain: string) =>
    findSender(api.app.db.reader({ accountId: of.accountId, customerId: of.customerId }), api.app.secrets, domain, {
      ed25519: false,
    })
  expect(row.domain).toBe('xn--bcher-kva.example')
  for (const spelling of ['bücher.example', 'BÜCHER.example', 'xn--bcher-kva.example'])
    expect(await find({ accountId, customerId }, spelling)).toMatchObject({
      verified: false,
      returnPathDomain: 'b.xn--bcher-kva.example',
    })
  expect(await find(stranger, 'bücher.example')).toBeUndefined()
  expect(await find({ accountId, customerId }, 'b.bücher.example')).toBeUndefined()
  const ofStranger = await lookInto(api.operator, stranger.accountId, ({ reader }) => listSenderDomains(reader))
  expect(ofStranger).toEqual([])
})

describe('what cannot be done is said in a sentence', () => {
  test.each([
    [{ domain: 'kein name' }, /"kein name" is no domain name/],
    [{ domain: 'ok.example', returnPathDomain: 'b.other.example' }, /has to lie below ok.example/],
    [{ domain: 'ok.example', selector: 'a.b' }, /a.b is no selector/],
  ])('%j', async (wishes, sentence) => {
    const { accountId } = await anAccount(api)
    await expect(create(accountId, wishes)).rejects.toThrow(sentence)
  })

  test('a domain twice, a domain nobody added', async () => {
    const { accountId } = await aDomain('doppelt.example')
    await expect(create(accountId, { domain: 'Doppelt.Example' })).rejects.toThrow(/already has/)
    await expect(checkOf(accountId, 'fremd.example')).rejects.toThrow(/no sender domain fremd.example/)
  })
})
