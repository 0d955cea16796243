import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
const issuer = 'Postrider'
/** As RFC 4226 recommends. */
const secretBytes = 20

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes)
}

/** What the app on the phone is told: to type, and to scan. */
export function describeTotp(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The half minute that the code belongs to, of this one and its neighbours; null when it belongs to none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

function totpOf(secret: Buffer, label = ''): TOTP {
  const bytes = new Uint8Array(secret)
  return new TOTP({ issuer, label, period: stepSeconds, secret: new Secret({ buffer: bytes.buffer }) })
}
