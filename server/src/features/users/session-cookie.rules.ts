import { createHmac, timingSafeEqual } from 'node:crypto'

const name = '__Host-session'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const tokenFormat = /^[A-Za-z0-9_-]{43}$/

/** What a Cookie header says under a name; null where it says nothing, or several things. */
export function cookieValue(header: string | undefined, cookie: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${cookie}=`))
    .map((pair) => pair.slice(cookie.length + 1))
  return values.length === 1 ? (values[0] as string) : null
}

/** The token of a Cookie header. */
export function tokenOf(header: string | undefined): string | null {
  const token = cookieValue(header, name)
  return token !== null && tokenFormat.test(token) ? token : null
}

export function cookieOf(token: string): string {
  return `${name}=${token}; ${attributes}`
}

export const endedCookie = `${name}=; Max-Age=0; ${attributes}`

/** Made of the session's own token, which no script can read, so that it needs no place of its own. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url')
}

export function isCsrfTokenOf(token: string, shown: string | null): boolean {
  const expected = Buffer.from(csrfTokenOf(token))
  const presented = Buffer.from(shown ?? '')
  return presented.length === expected.length && timingSafeEqual(presented, expected)
}
