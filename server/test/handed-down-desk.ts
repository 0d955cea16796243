import { expect } from 'vitest'
import { changeAccount, inAccount } from '../src/features/account-setup/index.ts'
import { importContent } from '../src/features/mailings/index.ts'
import { type AccountWishes, anOptinMailing, anOptoutMailing } from './factories.ts'
import { aBelow, aFamily } from './publishing-desk.ts'
import type { TestApi } from './test-api.ts'
import type { TestAdmin, TestWeb } from './test-web.ts'

/** What an L-account does to hand a channel down with its mailings. */
export function handingDown(api: TestApi, web: TestWeb) {
  const holderAt = (above: TestAdmin, id: number, below: TestAdmin) =>
    `${above.at}/channels/${id}/accounts/${below.account.accountId}`
  const give = (above: TestAdmin, id: number, below: TestAdmin) => above.call('PUT', holderAt(above, id, below))
  const take = (above: TestAdmin, id: number, below: TestAdmin) => above.call('DELETE', holderAt(above, id, below))

  const write = ({ account }: TestAdmin, mailingId: number, subject: string, link = '{optinLink}') =>
    inAccount(api.operator, account.accountId, (act) =>
      importContent(act, mailingId, { subject, html: `<p>${subject} <a href="${link}">yes</a></p>` }),
    )
  const publish = (above: TestAdmin, mailingId: number, { account }: TestAdmin) =>
    above.call('POST', `${above.at}/publications`, { body: { mailingId, accountIds: [account.accountId] } })

  /** What people are asked by, or told when they leave. */
  async function mailingsOf({ call, at }: TestAdmin): Promise<{ id: number; isActive: boolean }[]> {
    const { optinMailings, optoutMailings } = (await call('GET', `${at}/settings/choices`)).body.data
    return [...optinMailings, ...optoutMailings]
  }

  async function choose({ call, at }: TestAdmin, channelId: number, change: object) {
    const { version } = (await call('GET', `${at}/channels/${channelId}`)).body.data
    return call('PATCH', `${at}/channels/${channelId}`, { body: change, headers: { 'if-match': `"${version}"` } })
  }

  /** An account that says who writes in it. */
  async function aBranch(above: TestAdmin, name: string, wishes: AccountWishes = {}): Promise<TestAdmin> {
    const branch = await aBelow(api, web, above, name, { channels: [], optinMailing: false, ...wishes })
    await inAccount(api.operator, branch.account.accountId, (act) =>
      changeAccount(act, {
        defaultSenderName: `Lindhof ${name}`,
        defaultSenderEmail: `post@${name.toLowerCase()}.example`,
      }),
    )
    return branch
  }

  /** An L-account with mails about joining and leaving a channel, and an account below that has none. */
  async function aHouse(wishes: AccountWishes = {}) {
    const { above } = await aFamily(api, web)
    const graz = await aBranch(above, 'Graz', wishes)
    const id = above.account.channelIds[1] as number
    const optin = await anOptinMailing(api, above.account.accountId, { isActive: false })
    const optout = await anOptoutMailing(api, above.account.accountId, { isActive: false })
    await write(above, optin, 'Welcome to the house')
    expect((await choose(above, id, { optinMailingId: optin, optoutMailingId: optout })).status).toBe(204)
    return { above, graz, id, optin, optout }
  }

  return { aBranch, aHouse, give, take, write, publish, choose, mailingsOf }
}
