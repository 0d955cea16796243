import type { SmtpReply } from './verdict.ts'

export type HandshakePhase = 'connect' | 'greeting' | 'ehlo' | 'tls' | 'auth'

/** No session with the relay. A permanent reason (TLS, authentication, our name) does not go away by waiting. */
export class RelayUnavailable extends Error {
  readonly phase: HandshakePhase
  readonly permanent: boolean
  readonly reply: SmtpReply | undefined

  constructor(
    phase: HandshakePhase,
    reason: string,
    { permanent = false, reply }: { permanent?: boolean; reply?: SmtpReply } = {},
  ) {
    super(`${phase}: ${reason}`)
    this.name = 'RelayUnavailable'
    this.phase = phase
    this.permanent = permanent
    this.reply = reply
  }
}

/** A relay that refuses a session with 421 is going down; any other refusal of what we are has to be mended by hand. */
export function refusedHandshake(phase: HandshakePhase, reply: SmtpReply): RelayUnavailable {
  const aboutUs = phase === 'tls' || phase === 'auth' || (phase === 'ehlo' && reply.code >= 500)
  return new RelayUnavailable(phase, `${reply.code} ${reply.text}`, { permanent: aboutUs && reply.code !== 421, reply })
}
