import { randomBytes } from 'node:crypto'
import { createUser } from '../../server/src/features/users/index.ts'
import type { BenchDatabase } from '../database.ts'
import type { RunningServer } from '../servers.ts'
import { type Spread, spreadOf } from '../statistics.ts'
import { type Answer, call, fromApplication, newAddress } from './caller.ts'

/** Two questions whose answers must not differ, not even in time. */
export interface Question {
  name: string
  proofs: string[]
  rounds: number
  status: number
  known: (round: number) => Promise<Answer>
  unknown: (round: number) => Promise<Answer>
}

export interface Timing {
  unknownAgainstKnown: Spread
  knownAgainstKnown: Spread
  milliseconds: number
}

/** Known, unknown and known again in turn, and the other way round in the next round. */
export async function timeOf({ name, rounds, status, known, unknown }: Question): Promise<Timing> {
  const times = { known: [] as number[], unknown: [] as number[], again: [] as number[] }
  const turns = [
    ['known', (round: number) => known(2 * round)],
    ['unknown', unknown],
    ['again', (round: number) => known(2 * round + 1)],
  ] as const
  for (let round = 0; round < rounds; round += 1)
    for (const [kind, ask] of round % 2 === 0 ? turns : turns.toReversed()) {
      const answer = await ask(round)
      if (answer.status !== status) throw new Error(`${name}: ${kind} was answered by ${answer.status}`)
      times[kind].push(answer.milliseconds)
    }
  const against = (above: number[]) => spreadOf(above.map((time, i) => time / (times.known[i] as number)))
  return {
    unknownAgainstKnown: against(times.unknown),
    knownAgainstKnown: against(times.again),
    milliseconds: spreadOf(times.known).median,
  }
}

/** A prefix that exists with a wrong secret, and one that does not exist. */
export function keyQuestion({ port }: RunningServer, prefix: string, rounds: number): Question {
  const ask = (first: string) => {
    const wrong = Buffer.from(`api:${first}.${randomBytes(20).toString('hex')}`).toString('base64')
    return call(port, '/api/v1/whoami', { headers: { authorization: `Basic ${wrong}` }, from: newAddress() })
  }
  return {
    name: 'a key that is wrong',
    proofs: ['E-007.2', 'D-AUTH-2.3'],
    rounds,
    status: 401,
    known: () => ask(prefix),
    unknown: () => ask(randomBytes(4).toString('hex')),
  }
}

/** Somebody who has an account here, with a wrong password, and nobody. */
export function signInQuestion({ port }: RunningServer, emails: readonly string[], rounds: number): Question {
  const ask = (email: string) =>
    call(port, '/app/api/session', {
      ...{ method: 'POST', headers: fromApplication(port), from: newAddress() },
      body: { email, password: 'not the right one at all' },
    })
  return {
    name: 'a password that is wrong',
    proofs: ['W-019.4'],
    rounds,
    status: 401,
    known: (n) => ask(emails[n % emails.length] as string),
    unknown: (n) => ask(`nobody.${n}@ost.example`),
  }
}

/** Somebody who has an account here asks for one, and somebody new. */
export function signUpQuestion({ port }: RunningServer, emails: readonly string[], rounds: number): Question {
  const ask = (email: string) =>
    call(port, '/app/api/sign-ups', {
      ...{ method: 'POST', headers: fromApplication(port), from: newAddress() },
      body: {
        ...{ organisation: 'Gärtnerei West', name: 'Jo Winter', email, password: 'eleven green apples' },
        ...{ languageIso: 'de', timeZone: 'Europe/Berlin', accountType: 'S' },
      },
    })
  return {
    name: 'an account that is asked for',
    proofs: ['W-006.2'],
    rounds,
    status: 204,
    known: (n) => ask(emails[n % emails.length] as string),
    unknown: (n) => ask(`new.${n}@ost.example`),
  }
}

/** Each of them is asked for a few times only: after five failures a user has to wait. */
export async function peopleFor(
  { operator }: BenchDatabase,
  accountId: number,
  { name, people }: { name: string; people: number },
): Promise<string[]> {
  const emails = Array.from({ length: people }, (_, n) => `${name}.${n}@ost.example`)
  for (const email of emails)
    await createUser(operator, { email, password: 'eleven green apples', name: 'Jo Winter', accountId, role: 'editor' })
  return emails
}
