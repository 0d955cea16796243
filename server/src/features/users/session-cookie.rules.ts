import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** The cookie of a kind of session; by its prefix a browser keeps it for this origin alone. */
export function sessionCookie(name: `__Host-${string}`) {
  return {
    /** The token of a Cookie header. */
    tokenOf: (header: string | undefined): string | null => {
      const token = cookieValue(header, name)
      return token !== null && tokenFormat.test(token) ? token : null
    },
    of: (token: string): string => `${name}=${token}; ${attributes}`,
    ended: `${name}=; Max-Age=0; ${attributes}`,
  }
}

export const { tokenOf, of: cookieOf, ended: endedCookie } = sessionCookie('__Host-session')

/** Made of the session's own token, which no script can read, so that it needs no place of its own. */
export function csrfTokenOf(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url')
}

export function isCsrfTokenOf(token: string, shown: string | null): boolean {
  const expected = Buffer.from(csrfTokenOf(token))
  const presented = Buffer.from(shown ?? '')
  return presented.length === expected.length && timingSafeEqual(presented, expected)
}
