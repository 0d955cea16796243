import { afterAll, expect, test } from 'vitest'
import { inAccount, lookInto } from '../../src/features/account-setup/index.ts'
import { checkSenderDomain, createSenderDomain } from '../../src/features/sender-domains/index.ts'
import { type LocalDns, startLocalDns } from '../../src/features/sender-domains/testing/local-dns.ts'
import { aSandbox } from '../a-sandbox.ts'
import { anAdmin, startApiAndWeb } from '../test-web.ts'

const dns: LocalDns = await startLocalDns()
afterAll(() => dns.stop())
const { api, web } = await startApiAndWeb({ config: { BOUNCE_DOMAIN: 'service.example', DNS_SERVERS: dns.address } })
const ourSpf = { type: 'TXT', name: 'service.example', value: 'v=spf1 ip4:192.0.2.1 -all' } as const

async function aDomainOf(accountId: number) {
  const act = <T>(work: Parameters<typeof inAccount<T>>[2]) => inAccount(api.operator, accountId, work)
  const look = <T>(work: Parameters<typeof lookInto<T>>[2]) => lookInto(api.operator, accountId, work)
  const { checks } = await act((at) => createSenderDomain(at, { domain: 'verkauft.example' }))
  const records = checks.map(({ publish }) => publish)
  return { records, check: () => checkSenderDomain({ look, act, resolver: dns.resolver }, 'verkauft.example') }
}

test('the copy in a sandbox holds no domain that its customer has lost', async () => {
  const [seller, buyer] = [await anAdmin(api, web), await anAdmin(api, web)]
  const sold = await aDomainOf(seller.account.accountId)
  await dns.publish([ourSpf, ...sold.records])
  expect((await sold.check()).verifiedAt).not.toBeNull()
  await aSandbox(web, seller)

  const bought = await aDomainOf(buyer.account.accountId)
  await dns.publish([ourSpf, ...bought.records])
  expect((await sold.check()).verifiedAt).toBeNull()
  expect((await bought.check()).verifiedAt).not.toBeNull()
})
