import { change } from '../../api/client.ts'
import type { PasskeyAssertion, PasskeyChallenge } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** What a passkey has signed, for whichever door asks. What drives the device comes with its first use. */
export async function signByPasskey(): Promise<PasskeyAssertion> {
  const [{ signByDevice }, { data }] = await Promise.all([
    import('./passkey-device.ts'),
    change<{ data: PasskeyChallenge }>('POST', '/session/passkey/challenge'),
  ])
  return signByDevice(data)
}

/** What the second factor shows, once the server has asked for it: a code, or a passkey that is about to sign. */
export type Besides = { code: string } | 'passkey' | null

/** Sends a password with what is shown besides. There a passkey is refused like a code; to the person it was a passkey. */
export async function sendWith<T>(besides: Besides, send: (shown: object) => Promise<T>): Promise<T> {
  if (besides !== 'passkey') return send(besides ?? {})
  const passkey = await signByPasskey()
  try {
    return await send({ passkey })
  } catch (error) {
    const isWrong = error instanceof Refusal && error.code === 'second_factor_failed'
    throw isWrong ? new Refusal(error.status, 'passkey_failed') : error
  }
}
