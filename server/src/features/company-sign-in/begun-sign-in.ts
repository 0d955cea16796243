import type { App } from '../../platform/app/app.ts'
import { SealError } from '../../platform/secrets/secrets.ts'
import { cookieValue, type Recognised, type Subject } from '../users/index.ts'
import type { Bonds } from './company-provider.ts'

/** What the browser keeps while the person is at the provider. */
export interface Begun {
  kind: 'begun'
  bonds: Bonds
  to: string | null
}
/** What it keeps while the person looks for the code of their own second factor. */
export interface HalfWay extends Recognised {
  kind: 'halfWay'
  emailKey: string
  subject: Subject
  mustLink: boolean
  shownAt: number | null
  to: string | null
}

type Kept = Begun | HalfWay
type Parts = Pick<App, 'secrets' | 'clock'>

const name = '__Host-company-sign-in'
// Strict: what needs it is sent by our own page, after the provider has sent the person back to it.
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'
const purpose = 'company sign-in'
const goodForSeconds = 10 * 60

/** Sealed, so that nothing has to be written down for whoever merely begins; only this browser can go on with it. */
export function keepingCookie({ secrets, clock }: Parts, kept: Kept): string {
  const text = JSON.stringify({ kept, until: clock.now().getTime() + goodForSeconds * 1000 })
  const sealed = secrets.seal(purpose, Buffer.from(text)).toString('base64url')
  return `${name}=${sealed}; Max-Age=${goodForSeconds}; ${attributes}`
}

export const endedKeeping = `${name}=; Max-Age=0; ${attributes}`

/** What the browser shows, while it is good. */
export function keptBy<K extends Kept['kind']>(
  { secrets, clock }: Parts,
  cookies: string,
  kind: K,
): Extract<Kept, { kind: K }> | null {
  const value = cookieValue(cookies, name)
  if (value === null) return null
  try {
    const { kept, until } = JSON.parse(secrets.open(purpose, Buffer.from(value, 'base64url')).toString())
    return until > clock.now().getTime() && kept.kind === kind ? kept : null
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
