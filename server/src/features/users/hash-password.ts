import { hash, type Options, verify } from '@node-rs/argon2'
import { normalPassword } from './password.rules.ts'

/** The enum that names argon2id is not there at run time. */
const argon2id = 2
/** Each takes 19 MiB and a processor for some ten milliseconds; whoever lets strangers ask for one has them take turns. */
const cost: Options = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), cost)
}

export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, normalPassword(password))
}

let dummy: Promise<string> | undefined

/** The hash of nothing that anybody knows: what an unknown user's password is compared with, at the same cost. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID())
  return dummy
}
