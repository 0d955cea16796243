import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { ask } from './ask.ts'
import type { Person } from './seed.ts'

interface Factor {
  totp: TOTP
  /** When a code of the app was last shown: each is taken once. */
  shownAt: number
  recoveryCodes: string[]
}

const factors = new Map<string, Factor>()
const codeLastsMs = 60_000

/** In another world nobody has any. */
export function forgetFactors(): void {
  factors.clear()
}

/** One that is still good; undefined = they have no second factor by us. */
export function codeOf(email: string): string | undefined {
  const factor = factors.get(email)
  if (!factor) return undefined
  const isLate = Date.now() - factor.shownAt >= codeLastsMs
  if (!isLate && factor.recoveryCodes.length > 0) return factor.recoveryCodes.pop()
  factor.shownAt = Date.now()
  return factor.totp.generate()
}

/** An authenticator app, set up as the page of one's own access does it, without its clicks. */
export async function giveFactor(page: Page, { email }: Person): Promise<void> {
  if (factors.has(email)) return
  const { secret } = await ask<{ secret: string }>(page, 'POST', '/own/second-factor/totp')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = totp.generate()
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(
    page,
    'POST',
    '/own/second-factor/totp/confirmation',
    {
      code,
    },
  )
  factors.set(email, { totp, shownAt: Date.now(), recoveryCodes })
}
