import type { Answer } from './test-api.ts'
import type { TestWeb } from './test-web.ts'

/** A browser that is on its way: where it goes, and what it keeps. */
export interface Journey {
  address: string
  cookie: string
}

export async function beginJourney(web: TestWeb, wish: { to?: string; again?: boolean } = {}): Promise<Journey> {
  const { to = null, again = false } = wish
  const answer = await web.call('POST', '/company-sign-in', { body: { to, again } })
  if (answer.status !== 200) throw new Error(`could not begin: ${answer.text}`)
  return { address: answer.body.data.address, cookie: cookiesOf(answer) }
}

/** Name and value of what an answer has the browser keep. */
export function cookiesOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] as string)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
}

/** Goes through the pages of the provider as somebody, and returns what stands behind the ? where it sends them back. */
export async function visitProvider(address: string, said: Record<string, string>): Promise<string> {
  const { origin } = new URL(address)
  const kept = new Map<string, string>()
  let next: string = address
  let form: string | undefined
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...kept].map((pair) => pair.join('=')).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(said) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = (line.split(';', 1)[0] as string).split(/=(.*)/s) as [string, string]
      kept.set(name, value)
    }
    const location = answer.headers.get('location')
    // Its page with the form is answered where it is.
    form = location === null && form === undefined ? 'shown' : undefined
    if (location === null) {
      const page = await answer.text()
      if (!answer.ok) throw new Error(`the provider says ${answer.status}: ${page}`)
      continue
    }
    next = new URL(location, next).href
    if (new URL(next).origin !== origin) return new URL(next).search
  }
  throw new Error('the provider sends nobody back')
}

/** With another character in it: not the last one, of which not every bit counts. */
export function tampered(cookie: string): string {
  return cookie.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
}

export function completeJourney(web: TestWeb, { cookie }: Pick<Journey, 'cookie'>, answer: string): Promise<Answer> {
  return web.call('POST', '/company-sign-in/completion', { body: { answer }, headers: { cookie } })
}

/** All of it, as somebody whom the provider knows. */
export async function signInByCompany(web: TestWeb, person: string, wish: { to?: string; again?: boolean } = {}) {
  const journey = await beginJourney(web, wish)
  return completeJourney(web, journey, await visitProvider(journey.address, { person }))
}
