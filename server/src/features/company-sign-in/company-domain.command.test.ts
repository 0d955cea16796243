import { afterAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { actsIn } from '../../../test/company-world.ts'
import { anAccount } from '../../../test/factories.ts'
import { startTestApi } from '../../../test/test-api.ts'

const api = await startTestApi()
afterAll(() => api.stop())
const { accountId, customerId } = await anAccount(api)
const stranger = await anAccount(api)
const run = (...args: string[]) => runPostrider(api.database, ['customer', 'domain', ...args])

test('a domain is bound, listed and unbound, and the account knows', async () => {
  const bound = await run('bind', `${customerId}`, '@Lindhof.Example')
  expect([bound.status, bound.stdout]).toEqual([
    0,
    expect.stringContaining(`newcomers of lindhof.example begin as analyst of account ${accountId}`),
  ])
  const { stdout } = await run('list', '--json')
  expect(JSON.parse(stdout)).toMatchObject([{ domain: 'lindhof.example', customerId, accountId }])
  const again = await run('bind', `${stranger.customerId}`, 'lindhof.example')
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining(`bound to customer ${customerId} already`)])
  expect((await run('unbind', 'lindhof.example')).status).toBe(0)
  expect((await run('unbind', 'lindhof.example')).stderr).toContain('is bound to no customer')
  expect(await actsIn(api, accountId)).toEqual([
    { act: 'companyDomain.bind', changes: { domain: [null, 'lindhof.example'] } },
    { act: 'companyDomain.unbind', changes: { domain: ['lindhof.example', null] } },
  ])
})

test.each(['', 'localhost', 'lindhof', 'a b.example', 'x@lindhof.example', '127.0.0.1'])(
  '%j is no domain',
  async (name) => {
    const { status, stderr } = await run('bind', `${customerId}`, name)
    expect([status, stderr]).toEqual([1, expect.stringContaining('not the domain of email addresses')])
  },
)

test('the account is one of the customer, and has to be said where there are several', async () => {
  const foreign = await run('bind', `${customerId}`, 'other.example', '--account', `${stranger.accountId}`)
  expect(foreign.stderr).toContain('does not belong to customer')
  await anAccount(api, { customerId })
  const unclear = await run('bind', `${customerId}`, 'other.example')
  expect([unclear.status, unclear.stderr]).toEqual([1, expect.stringContaining('--account')])
  expect((await run('bind', `${customerId}`, 'other.example', '--account', `${accountId}`)).status).toBe(0)
})
