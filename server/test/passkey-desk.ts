import { aPasskey, type SoftwarePasskey } from './software-passkey.ts'
import type { TestApi } from './test-api.ts'
import type { TestSession, TestWeb } from './test-web.ts'

type Call = TestSession['call']

/** The session as it goes on once a factor was added: under another token. */
export interface Enrolled {
  passkey: SoftwarePasskey
  id: number
  recoveryCodes: string[] | null
  session: { cookie: string; csrfToken: string; call: Call }
}

/** Adds a passkey to somebody who has just signed in, as the page does. */
export async function enrol(
  api: TestApi,
  web: TestWeb,
  session: Pick<TestSession, 'call'>,
  { name = 'Laptop', passkey = aPasskey(api.app.config.APP_URL) }: { name?: string; passkey?: SoftwarePasskey } = {},
): Promise<Enrolled> {
  const asked = await session.call('POST', '/own/passkeys/challenge')
  const attestation = passkey.attest(asked.body.data)
  const added = await session.call('POST', '/own/passkeys', { body: { name, attestation } })
  if (added.status !== 200) throw new Error(`could not add a passkey: ${added.text}`)
  const { recoveryCodes, passkey: kept, session: next } = added.body.data
  const cookie = (added.headers.get('set-cookie') as string).split(';', 1)[0] as string
  const csrfToken = next.csrfToken as string
  const call: Call = (method, path, { body, headers = {} } = {}) =>
    web.call(method, path, { body, headers: { cookie, 'x-csrf-token': csrfToken, ...headers } })
  return { passkey, id: kept.id, recoveryCodes, session: { cookie, csrfToken, call } }
}
