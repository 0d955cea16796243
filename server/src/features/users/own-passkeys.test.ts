import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { enrol } from '../../../test/passkey-desk.ts'
import { proves, proving } from '../../../test/proves.ts'
import { aPasskey } from '../../../test/software-passkey.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
const account = await anAccount(api)
const appUrl = api.app.config.APP_URL
let pia: TestUser
let session: TestSession
beforeEach(async () => {
  await api.database.query('delete from sign_in_failures')
  pia = await aUser(api, account.accountId, { role: 'author' })
  session = await web.sessionOf(pia)
})

const factors = async (own: Pick<TestSession, 'call'>) => (await own.call('GET', '/own/second-factor')).body.data

describe('a passkey', () => {
  test('is added with a name, with recovery codes for the first, and the session gets another token', async () => {
    const first = await enrol(api, web, session, { name: '  Laptop ' })
    expect(first.recoveryCodes).toHaveLength(10)
    expect((await session.call('GET', '/session')).status).toBe(401)
    const second = await enrol(api, web, first.session, { name: 'Key in the drawer' })
    expect(second.recoveryCodes).toBeNull()
    const listed = await factors(second.session)
    proves('W-020.2', () =>
      expect(listed).toMatchObject({
        totpSince: null,
        recoveryCodesLeft: 10,
        passkeys: [
          { name: 'Laptop', lastUsedAt: null },
          { name: 'Key in the drawer', lastUsedAt: null },
        ],
      }),
    )
  })

  test('is renamed and removed; with the last one the codes go, and the password alone is enough', async () => {
    const first = await enrol(api, web, session)
    const second = await enrol(api, web, first.session)
    const own = second.session
    const renamed = await own.call('PATCH', `/own/passkeys/${first.id}`, { body: { name: 'Old laptop' } })
    expect(renamed.body.data).toMatchObject({ id: first.id, name: 'Old laptop' })
    expect((await own.call('DELETE', `/own/passkeys/${first.id}`)).status).toBe(204)
    expect(await factors(own)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ id: second.id }] })
    expect((await web.signIn(pia)).body.code).toBe('second_factor_needed')
    expect((await own.call('DELETE', `/own/passkeys/${second.id}`)).status).toBe(204)
    expect(await factors(own)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, passkeys: [] })
    expect((await web.signIn(pia)).status).toBe(200)
    expect((await own.call('DELETE', `/own/passkeys/${second.id}`)).body.code).toBe('passkey_not_found')
    expect((await own.call('POST', '/own/second-factor/recovery-codes')).body.code).toBe('no_second_factor')
  })

  test('stands in the audit log with its name and nothing else', async () => {
    const added = await enrol(api, web, session)
    await added.session.call('PATCH', `/own/passkeys/${added.id}`, { body: { name: 'Phone' } })
    await added.session.call('DELETE', `/own/passkeys/${added.id}`)
    const entries = await api.database.query(
      `select act, changes from audit_entries where actor = $1 and act like 'passkey.%' order by seq`,
      [`user:${pia.id}`],
    )
    expect(entries).toEqual([
      { act: 'passkey.create', changes: { name: [null, 'Laptop'] } },
      { act: 'passkey.rename', changes: { name: ['Laptop', 'Phone'] } },
      { act: 'passkey.delete', changes: { name: ['Phone', null] } },
    ])
  })

  test('is added, renamed and removed after a fresh sign-in only', async () => {
    const { id, session: own } = await enrol(api, web, session)
    await api.database.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      pia.id,
    ])
    const acts = [
      ['POST', '/own/passkeys/challenge', undefined],
      ['PATCH', `/own/passkeys/${id}`, { name: 'Phone' }],
      ['DELETE', `/own/passkeys/${id}`, undefined],
    ] as const
    for (const [method, path, body] of acts)
      expect((await own.call(method, path, { body })).body.code).toBe('reauthentication_required')
  })

  test('of somebody else is nobody’s to rename or remove', async () => {
    const { id } = await enrol(api, web, session)
    const eve = await web.sessionOf(await aUser(api, account.accountId))
    const renamed = await eve.call('PATCH', `/own/passkeys/${id}`, { body: { name: 'Mine' } })
    expect(renamed.body.code).toBe('passkey_not_found')
    expect((await eve.call('DELETE', `/own/passkeys/${id}`)).body.code).toBe('passkey_not_found')
  })

  test('is reset by an admin together with whatever else there is', proving('W-022.2'), async () => {
    const added = await enrol(api, web, session)
    const admin = await web.guardedSessionOf(await aUser(api, account.accountId))
    const reset = () => admin.call('DELETE', `/accounts/${account.accountId}/members/${pia.id}/second-factor`)
    expect((await reset()).status).toBe(204)
    expect((await added.session.call('GET', '/session')).status).toBe(401)
    expect((await web.signIn(pia)).status).toBe(200)
    expect((await reset()).body.code).toBe('no_second_factor')
  })

  test('twenty are enough', async () => {
    const { session: own } = await enrol(api, web, session)
    await api.database.query(
      `insert into passkeys (user_id, credential_id, public_key, sign_count, transports, name)
       select $1, sha256(('pia' || n)::bytea), 'key', 0, '{}', 'n' from generate_series(1, 19) n`,
      [pia.id],
    )
    expect((await own.call('POST', '/own/passkeys/challenge')).body.code).toBe('passkeys_too_many')
  })
})

describe('what a device sends to be added is refused', () => {
  const add = (own: Pick<TestSession, 'call'>, attestation: unknown) =>
    own.call('POST', '/own/passkeys', { body: { name: 'Laptop', attestation } })
  const ask = async (own: Pick<TestSession, 'call'>) => (await own.call('POST', '/own/passkeys/challenge')).body.data

  test.each([
    ['from another origin', { origin: 'https://app.postrider.example.evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without having recognised its owner', { isVerified: false }],
    ['as if it had signed in', { type: 'webauthn.get' }],
  ])('%s', proving('W-020.2'), async (_name, lie) => {
    const refused = await add(session, aPasskey(appUrl).attest(await ask(session), lie))
    expect([refused.status, refused.body.code]).toEqual([422, 'passkey_unverified'])
    expect((await factors(session)).passkeys).toEqual([])
  })

  test('for the challenge of another session, of a sign-in, of nobody, or an old one', async () => {
    const other = await web.sessionOf(pia)
    const signIn = (await session.call('POST', '/session/passkey/challenge')).body.data
    const asked = await ask(session)
    const challenges = [(await ask(other)).challenge, signIn.challenge, 'AAAA', 'A'.repeat(72)]
    for (const challenge of challenges) {
      const refused = await add(session, aPasskey(appUrl).attest({ ...asked, challenge }))
      expect(refused.body.code).toBe('passkey_unverified')
    }
    const late = aPasskey(appUrl).attest(asked)
    api.clock.advance(5 * 60_000)
    expect((await add(session, late)).body.code).toBe('passkey_unverified')
  })

  test('a second time, or when somebody has the same', async () => {
    const { passkey, session: own } = await enrol(api, web, session)
    expect((await add(own, passkey.attest(await ask(own)))).body.code).toBe('passkey_known')
    const eve = await web.sessionOf(await aUser(api, account.accountId))
    expect((await add(eve, passkey.attest(await ask(eve)))).body.code).toBe('passkey_known')
    expect(await factors(eve)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, passkeys: [] })
  })

  test('when it is rubbish', async () => {
    const good = aPasskey(appUrl).attest(await ask(session))
    const spoiled = [
      { ...good, attestation: 'oWNmbXRkbm9uZQ' },
      { ...good, attestation: good.attestation.slice(0, 200) },
      { ...good, clientData: Buffer.from('null').toString('base64url') },
      { ...good, clientData: Buffer.from('{"challenge":7}').toString('base64url') },
      { ...good, clientData: 'AAAA' },
    ]
    for (const attestation of spoiled) expect((await add(session, attestation)).status).toBe(422)
  })
})
