import { timingSafeEqual } from 'node:crypto'

/** What a challenge was made for: one ceremony, in the browser that shows this session or none. */
export interface ChallengeScope {
  ceremony: 'signIn' | 'enrol'
  /** Of the session that the browser shows, whatever it is worth. */
  sessionToken: string | null
}

export interface OpenedChallenge {
  nonce: Buffer
  untilMs: number
}

export const challengeLifeMs = 5 * 60 * 1000
export const nonceLength = 16
const untilLength = 6
const macLength = 32

type Sign = (text: string) => Buffer

/**
 * Signed instead of stored, because anybody may ask for as many as they like. What is kept is the nonce of those that were
 * answered.
 */
export function challengeFor(scope: ChallengeScope, nonce: Buffer, nowMs: number, sign: Sign): Buffer {
  const until = Buffer.alloc(untilLength)
  until.writeUIntBE(nowMs + challengeLifeMs, 0, untilLength)
  const body = Buffer.concat([until, nonce])
  return Buffer.concat([body, macOf(scope, body, sign)])
}

/** Null when it is not ours, was made for something else, or has expired. */
export function openChallenge(
  scope: ChallengeScope,
  challenge: Buffer,
  nowMs: number,
  sign: Sign,
): OpenedChallenge | null {
  if (challenge.length !== untilLength + nonceLength + macLength) return null
  const body = challenge.subarray(0, -macLength)
  if (!timingSafeEqual(challenge.subarray(-macLength), macOf(scope, body, sign))) return null
  const untilMs = body.readUIntBE(0, untilLength)
  return untilMs > nowMs ? { nonce: body.subarray(untilLength), untilMs } : null
}

function macOf({ ceremony, sessionToken }: ChallengeScope, body: Buffer, sign: Sign): Buffer {
  return sign([ceremony, sessionToken ?? '', body.toString('hex')].join(':'))
}
