import type { Session } from './records.ts'
import type { Refusal } from './refusal.ts'

type Send = <T>(path: string, init: RequestInit) => Promise<T>
interface Request {
  path: string
  method: string
}

/** Why somebody has to show who they are: the sign-in is too old for what they want, has ended, or lacks a second factor. */
export type IdentityQuestion = 'old' | 'ended' | 'factor'
/** True when they did. */
type Ask = (question: IdentityQuestion) => Promise<boolean>

let current: Session | null = null
let ask: Ask | null = null
let hasDeclined = false
let tellRenewed: ((session: Session) => void) | null = null
const underWay = new Map<string, Promise<boolean>>()

/** The server names its token with the session; every change carries it. */
export function rememberSession(session: Session): Session {
  current = session
  hasDeclined = false
  return session
}

export function shownToken(): string {
  return current?.csrfToken ?? ''
}

/** Whoever can put a question to the person, until the returned function is called. */
export function answerFor(answers: { ask: Ask; renewed: (session: Session) => void }): () => void {
  ask = answers.ask
  tellRenewed = answers.renewed
  return () => {
    ask = null
    tellRenewed = null
  }
}

/** Whether a refused request is worth sending again: what stood in its way was the session alone, and is mended. */
export function mend({ code }: Refusal, { path, method }: Request, send: Send): Promise<boolean> {
  const isOwnSession = path.startsWith('/session')
  if (code === 'reauthentication_required') return once('identity', () => ask?.('old'))
  if (code === 'second_factor_required' && method !== 'GET') return once('identity', () => ask?.('factor'))
  if (code === 'not_signed_in' && !isOwnSession) return signInAgain(method)
  if (code === 'session_outdated') return once('renewal', () => renew(send))
  if (code === 'csrf_failed') return once('reading', () => readAgain(send))
  return Promise.resolve(false)
}

/** What the person wants to do is worth a question each time; what a page reads by itself is not, once they said no. */
async function signInAgain(method: string): Promise<boolean> {
  if (method === 'GET' && hasDeclined) return false
  const isSignedIn = await once('identity', () => ask?.('ended'))
  hasDeclined = !isSignedIn
  return isSignedIn
}

/** Requests that are refused together share one question. */
function once(what: string, work: () => Promise<boolean> | undefined): Promise<boolean> {
  const known = underWay.get(what)
  if (known) return known
  const begun = (work() ?? Promise.resolve(false)).catch(() => false).finally(() => underWay.delete(what))
  underWay.set(what, begun)
  return begun
}

/** What the person may do has changed. Another tab may have asked already; then there is a new token to read. */
async function renew(send: Send): Promise<boolean> {
  const token = shownToken()
  const inTurn = async () => {
    if (shownToken() !== token) return true
    try {
      take((await send<{ data: Session }>('/session/renewal', { method: 'POST' })).data)
      return true
    } catch {
      return readAgain(send)
    }
  }
  return navigator.locks ? navigator.locks.request('postrider.session', inTurn) : inTurn()
}

/** Another tab has signed in anew. Nothing is done in the name of somebody else who did. */
async function readAgain(send: Send): Promise<boolean> {
  const known = current
  const { data } = await send<{ data: Session }>('/session', { method: 'GET' })
  if (known && data.user.id !== known.user.id) return false
  take(data)
  return data.csrfToken !== known?.csrfToken
}

function take(session: Session): void {
  rememberSession(session)
  tellRenewed?.(session)
}
