import { userRefusals } from './user.refusals.ts'

/** Each hashes a password: more at once would only make everybody wait. */
const mostAtOnce = 4
const mostWaiting = 200
const mostOfAddress = 40

let running = 0
const waiting: (() => void)[] = []
const ofAddress = new Map<string, number>()

/**
 * Attempts to sign in wait for each other in the database anyway. They do so here first, without a connection, and not
 * many of one address, so that whoever keeps trying takes nothing from people who have signed in.
 */
export async function inTurn<T>(addressGroup: string, attempt: () => Promise<T>): Promise<T> {
  const underWay = ofAddress.get(addressGroup) ?? 0
  if (underWay >= mostOfAddress || waiting.length >= mostWaiting)
    throw userRefusals.sign_in_busy().withHeaders({ 'retry-after': '2' })
  ofAddress.set(addressGroup, underWay + 1)
  try {
    if (running >= mostAtOnce) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      return await attempt()
    } finally {
      // The place goes on to whoever has waited longest.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  } finally {
    const left = (ofAddress.get(addressGroup) as number) - 1
    if (left > 0) ofAddress.set(addressGroup, left)
    else ofAddress.delete(addressGroup)
  }
}
