import { expect } from 'vitest'
import type { TestAccount } from './factories.ts'
import type { TestAdmin, TestWeb } from './test-web.ts'

export interface TestSandbox {
  account: TestAccount
  /** The path of the sandbox. */
  at: string
  key: string
}

/** The sandbox of an admin's account, with a key that may everything a key of its account may. */
export async function aSandbox(web: TestWeb, admin: TestAdmin): Promise<TestSandbox> {
  const made = await admin.call('POST', `${admin.at}/sandbox`)
  expect(made).toMatchObject({ status: 201 })
  const accountId: number = made.body.data.id
  const at = `/accounts/${accountId}`
  // Who may work in one more account gets another token.
  Object.assign(admin, await web.sessionOf(admin.user))
  const { key, prefix } = await aSandboxKey(admin, at)
  return { account: { ...admin.account, accountId, key, prefix }, at, key }
}

export async function aSandboxKey(admin: TestAdmin, at: string): Promise<{ key: string; prefix: string }> {
  const answer = await admin.call('POST', `${at}/apiKeys`, {
    body: {
      name: 'tests of the web shop',
      scopes: ['subscribers', 'articles'],
      permissions: ['reactivateUnsubscribed'],
      defaultOptinMailingId: admin.account.optinMailingId,
      defaultChannelIds: [],
      deferUnconfirmedData: false,
      defaultLegalBasis: 'transactional',
    },
  })
  expect(answer).toMatchObject({ status: 201 })
  return answer.body.data
}
