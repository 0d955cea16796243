import { hash, type Options, verify } from '@node-rs/argon2'
import { normalPassword } from './password.rules.ts'
import { userRefusals } from './user.refusals.ts'

/** The enum that names argon2id is not there at run time. */
const argon2id = 2
const cost: Options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Each takes 19 MiB and a processor for some ten milliseconds: more at once would only make everybody wait. */
const mostAtOnce = 4
const mostWaiting = 200

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalPassword(password), cost))
}

export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, normalPassword(password)))
}

let dummy: Promise<string> | undefined

/** The hash of nothing that anybody knows: what an unknown user's password is compared with, at the same cost. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID())
  return dummy
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw userRefusals.sign_in_busy().withHeaders({ 'retry-after': '2' })
    await new Promise<void>((begin) => waiting.push(begin))
  } else running += 1
  try {
    return await work()
  } finally {
    // The place goes on to whoever has waited longest.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
