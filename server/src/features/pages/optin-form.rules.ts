import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../platform/secrets/secrets.ts'

/** Which page a form was on and when it was made, in a form that only this service can write. */
export interface FormStamp {
  madeAt: Date
  /** Of the page the person saw. */
  pageHash: Buffer
}

export type PressVerdict = 'person' | 'tooEarly' | 'hiddenButton' | 'unknownForm' | 'otherSite'

const stampLength = 6 + 32
const macLength = 16
const usualLeastMs = 1500
const mostMs = 24 * 60 * 60 * 1000

/** Bound to one opt-in link or sign-up form, so that no cookie is needed. */
export function sealFormStamp(secrets: Pick<Secrets, 'hmac'>, token: string, { madeAt, pageHash }: FormStamp): string {
  const stamp = Buffer.alloc(stampLength)
  stamp.writeUIntBE(madeAt.getTime(), 0, 6)
  pageHash.copy(stamp, 6)
  return Buffer.concat([stamp, macOf(secrets, token, stamp)]).toString('base64url')
}

export function openFormStamp(secrets: Pick<Secrets, 'hmac'>, token: string, text: string): FormStamp | null {
  const sealed = Buffer.from(text, 'base64url')
  if (sealed.length !== stampLength + macLength) return null
  const stamp = sealed.subarray(0, stampLength)
  if (!timingSafeEqual(sealed.subarray(stampLength), macOf(secrets, token, stamp))) return null
  return { madeAt: new Date(stamp.readUIntBE(0, 6)), pageHash: Buffer.from(stamp.subarray(6)) }
}

function macOf(secrets: Pick<Secrets, 'hmac'>, token: string, stamp: Buffer): Buffer {
  return secrets.hmac('optin-form', `${token}.${stamp.toString('base64url')}`).subarray(0, macLength)
}

export interface Press {
  stamp: FormStamp | null
  /** The field and the button that no person can see. */
  touchedHiddenParts: boolean
  /** `Sec-Fetch-Site`, where the browser sends it. */
  site: string | undefined
  now: Date
  /** In how short a time nobody reads the page and presses its button. */
  leastMs?: number
}

/** Was the button pressed by somebody who had time to read the page? Everything else sees the page once more. */
export function judgePress({ stamp, touchedHiddenParts, site, now, leastMs = usualLeastMs }: Press): PressVerdict {
  if (stamp === null) return 'unknownForm'
  if (touchedHiddenParts) return 'hiddenButton'
  if (site !== undefined && site !== 'same-origin') return 'otherSite'
  const age = now.getTime() - stamp.madeAt.getTime()
  if (age < leastMs) return 'tooEarly'
  return age > mostMs ? 'unknownForm' : 'person'
}
