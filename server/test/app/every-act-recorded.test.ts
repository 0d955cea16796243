import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLocalDns } from '../../src/features/sender-domains/testing/local-dns.ts'
import { createSessionGate } from '../../src/features/users/session.gate.ts'
import type { Route } from '../../src/platform/http/route.ts'
import { appRoutes } from '../../src/processes/app-routes.ts'
import { upload } from '../import-desk.ts'
import { proves, proving } from '../proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../test-web.ts'
import { startUserMailPost, type UserMailPost } from '../user-mail-post.ts'

const dns = await startLocalDns()
const { api, web } = await startApiAndWeb({ config: { BOUNCE_DOMAIN: 'service.example', DNS_SERVERS: dns.address } })
let post: UserMailPost
let ada: TestAdmin
beforeAll(async () => {
  post = await startUserMailPost(api)
  ada = await anAdmin(api, web)
})
afterAll(async () => {
  await post.stop()
  await dns.stop()
})

const password = 'nine lamps on the pier'
const log = async () => (await ada.call('GET', `${ada.at}/audit`)).body.data
/** Who, from where, with which request; what and to what is the test's. */
const by = (userId: number) => ({
  ...{ actor: `user:${userId}`, address: expect.any(String), requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
})

/** They only look: what they ask for is too long, or too much of people, for an address. */
const looks = [
  'POST /accounts/{accountId}/find',
  'POST /accounts/{accountId}/subscribers/search',
  'POST /accounts/{accountId}/subscribers/count',
  'POST /accounts/{accountId}/subscribers/chosen',
  'POST /accounts/{accountId}/conditions/preview',
  'POST /accounts/{accountId}/subscribers/{id}/conditions',
  'POST /accounts/{accountId}/inbox/search',
  // A receiver is tried; nothing of ours is another then.
  'POST /accounts/{accountId}/webhooks/{id}/test',
]
/** Recorded by their use cases, which have more than one transaction; each is told below, or in the test of its feature. */
const byThemselves = [
  'PATCH /accounts/{accountId}/imports/{id}/file',
  'POST /accounts/{accountId}/media',
  'POST /accounts/{accountId}/media/{id}/replace',
  'POST /accounts/{accountId}/person-exports',
  'POST /accounts/{accountId}/senderDomains/check',
  'POST /accounts/{accountId}/channels/{id}/archive/host/check',
]
/** Of nobody yet, or of the browser alone: no user has done anything in an account. */
const ofNobody = [
  'POST /session/passkey/challenge',
  'POST /company-sign-in',
  'POST /session/renewal',
  'POST /sign-ups',
  'POST /sign-ups/reading',
  'POST /password-resets',
  'POST /password-resets/reading',
  'POST /former-emails/reading',
  'POST /invitations/reading',
  'POST /own/passkeys/challenge',
  'POST /test-addresses/reading',
  // By whoever reads at the address, who need not be a user.
  'POST /test-addresses/confirmation',
]
/** What users do to their own way in: in the log of every account they work in, under this name. */
const ownActs: Record<string, string> = {
  'POST /session': 'session.begin',
  'POST /session/passkey': 'session.begin',
  'POST /company-sign-in/completion': 'session.begin',
  'POST /company-sign-in/second-factor': 'session.begin',
  'DELETE /session': 'session.end',
  'DELETE /sessions/{id}': 'session.end',
  'DELETE /sessions': 'session.endAll',
  'POST /sign-ups/use': 'account.open',
  'POST /password-resets/use': 'password.reset',
  'POST /invitations/acceptance': 'invitations.acceptance',
  'PUT /own/password': 'password.change',
  'PUT /own/email': 'email.request',
  'POST /own/email/confirmation': 'email.change',
  'POST /former-emails/use': 'email.restore',
  'POST /own/second-factor/totp': 'secondFactor.begin',
  'POST /own/second-factor/totp/confirmation': 'secondFactor.create',
  'DELETE /own/second-factor/totp': 'secondFactor.delete',
  'POST /own/second-factor/recovery-codes': 'secondFactor.recoveryCodes',
  'POST /own/passkeys': 'passkey.create',
  'PATCH /own/passkeys/{id}': 'passkey.rename',
  'DELETE /own/passkeys/{id}': 'passkey.delete',
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`

test('every route that changes something in an account is recorded by how it is made, or known here', () => {
  const unsafe = appRoutes.filter(({ method }) => method !== 'GET')
  const others = unsafe.filter((route) => !(route.kind === 'write' && route.isRecorded)).map(nameOf)
  proves('W-025.6', () => {
    expect(unsafe.length - others.length).toBeGreaterThan(100)
    expect(others.sort()).toEqual([...looks, ...byThemselves, ...ofNobody, ...Object.keys(ownActs)].sort())
  })
})

test('one that is not stops the start', proving('W-025.6'), () => {
  const [recorded] = appRoutes.filter((route) => route.kind === 'write' && route.isRecorded)
  const { isRecorded: _, ...forgetful } = recorded as Route & { isRecorded?: true }
  expect(() => createSessionGate(api.app, [recorded as Route])).not.toThrow()
  expect(() => createSessionGate(api.app, [forgetful as Route])).toThrow(/is not recorded/)
})

describe('what has no transaction of its route', () => {
  test('a file that was taken in', async () => {
    const id = await upload(
      { ...{ api, web, account: ada.account }, session: ada, imports: `${ada.at}/imports` },
      Buffer.from('email\r\nida@nord.example\r\n'),
    )
    const [file] = await log()
    proves('W-025.6', () =>
      expect(file).toMatchObject({ ...by(ada.user.id), act: 'imports.file.change', objectId: id }),
    )
    expect(JSON.stringify(file)).not.toContain('nord.example')
  })

  test('a sender domain that was verified, and not that it still is', async () => {
    const domain = 'merkt.example'
    const { checks } = (await ada.call('POST', `${ada.at}/senderDomains`, { body: { domain } })).body.data
    const spf = { type: 'TXT', name: 'service.example', value: 'v=spf1 ip4:192.0.2.1 -all' } as const
    await dns.publish([spf, ...checks.map(({ publish }: { publish: typeof spf }) => publish)])
    const check = () => ada.call('POST', `${ada.at}/senderDomains/check?domain=${domain}`)
    expect((await check()).body.data.verifiedAt).toEqual(expect.any(String))
    expect((await check()).status).toBe(200)
    const [verified, added] = await log()
    const changes = { domain: [domain, domain], isVerified: [false, true] }
    proves('W-025.6', () => expect(verified).toMatchObject({ ...by(ada.user.id), act: 'senderDomains.check', changes }))
    expect(added).toMatchObject({ act: 'senderDomains.create' })
  })

  test('an invitation that was accepted, by somebody new', async () => {
    const email = 'wren.hall@nord.example'
    await ada.call('POST', `${ada.at}/invitations`, { body: { email, role: 'author', languageIso: 'en' } })
    await post.send()
    const body = { token: post.tokenFor(email), name: 'Wren Hall', password }
    const accepted = await web.call('POST', '/invitations/acceptance', { body })
    const { id } = accepted.body.data.user
    const [begun, joined] = await log()
    proves('W-025.6', () =>
      expect([begun, joined]).toMatchObject([
        { ...by(id), act: 'session.begin' },
        { ...by(id), act: 'invitations.acceptance', objectId: id, changes: { role: [null, 'author'] } },
      ]),
    )
    expect(JSON.stringify([begun, joined])).not.toMatch(/nine lamps|wren/)
  })

  test('a password that was chosen by a link, and none that was not', async () => {
    const pia = await aUser(api, ada.account.accountId, { role: 'editor', email: 'pia@nord.example' })
    await web.call('POST', '/password-resets', { body: { email: pia.email } })
    await post.send()
    const token = post.tokenFor(pia.email)
    const use = () => web.call('POST', '/password-resets/use', { body: { token, password } })
    expect((await use()).status).toBe(204)
    const entries = await log()
    proves('W-025.6', () =>
      expect(entries[0]).toMatchObject({ ...by(pia.id), act: 'password.reset', objectId: pia.id, changes: {} }),
    )
    expect((await use()).status).toBe(404)
    expect(await log()).toHaveLength(entries.length)
    expect(JSON.stringify(entries[0])).not.toContain(token)
  })
})
