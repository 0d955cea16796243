import { narrowed, openWindow, scopeOf, type Window, widened } from './pushback.rules.ts'
import type { Mail, SmtpVerdict } from './verdict.ts'

/** A window with the mails that have passed it and are on their way. */
interface Gate {
  window: Window
  mails: number
}
interface Party {
  own: Gate | undefined
  destinations: Map<string, Gate>
}

const mostParties = 1000
const mostDestinations = 1000
/** Where so many destinations of one sender are deferred, it is about the sender. */
const manyDestinations = 4
const noGates: readonly Gate[] = []

interface PushbackOptions {
  /** Connections of the lane. */
  maximum: number
  mailsPerConnection: number
  now: () => number
}

/**
 * Who has to go slowly because the relay has deferred their mail: an account with one of its sender domains, as a whole or
 * towards one destination. Nobody else is slowed down by that, and for whoever is not in here it costs nothing.
 */
export class Pushback {
  private readonly options: PushbackOptions
  private readonly parties = new Map<string, Party>()

  constructor(options: PushbackOptions) {
    this.options = options
  }

  /** What a mail of an account has to pass. */
  gatesFor(mail: Mail, account: number): readonly Gate[] {
    const party = this.parties.size > 0 && this.parties.get(nameOf(mail, account))
    if (!party) return noGates
    return [party.own, party.destinations.get(domainOf(mail.envelopeTo))].filter((gate) => gate !== undefined)
  }

  isOpen({ window, mails }: Gate): boolean {
    const { mailsPerConnection, now } = this.options
    return mails < window.width.allowed * mailsPerConnection && window.restsUntil <= now()
  }

  accepted(mail: Mail, account: number): void {
    const party = this.parties.size > 0 && this.parties.get(nameOf(mail, account))
    if (!party) return
    const destination = domainOf(mail.envelopeTo)
    if (party.own && !this.widen(party.own)) party.own = undefined
    const gate = party.destinations.get(destination)
    if (gate && !this.widen(gate)) party.destinations.delete(destination)
    if (!party.own && party.destinations.size === 0) this.parties.delete(nameOf(mail, account))
  }

  /** Tells how long nobody of those it is about may begin, in milliseconds. */
  deferred(
    mail: Mail,
    account: number,
    verdict: Extract<SmtpVerdict, { kind: 'deferred' }>,
    numbers: { number: number; last: number },
  ): number {
    const party = this.partyOf(nameOf(mail, account))
    const gates: Gate[] = []
    if (scopeOf(verdict) === 'destination') gates.push(this.gateTo(party, domainOf(mail.envelopeTo)))
    if (gates.length === 0 || party.destinations.size > manyDestinations) {
      party.own ??= this.newGate()
      gates.push(party.own)
    }
    const now = this.options.now()
    for (const gate of gates) gate.window = narrowed(gate.window, { ...numbers, now })
    return Math.max(0, ...gates.map(({ window }) => window.restsUntil - now))
  }

  private widen(gate: Gate): boolean {
    const window = widened(gate.window, this.options.maximum)
    if (window) gate.window = window
    return window !== undefined
  }

  private partyOf(name: string): Party {
    const party = this.parties.get(name) ?? { own: undefined, destinations: new Map() }
    if (this.parties.size >= mostParties) this.parties.delete(this.parties.keys().next().value as string)
    this.parties.set(name, party)
    return party
  }

  private gateTo({ destinations }: Party, domain: string): Gate {
    const gate = destinations.get(domain) ?? this.newGate()
    if (destinations.size >= mostDestinations) destinations.delete(destinations.keys().next().value as string)
    destinations.set(domain, gate)
    return gate
  }

  private newGate(): Gate {
    return { window: openWindow(this.options.maximum), mails: 0 }
  }
}

function nameOf({ envelopeFrom }: Mail, account: number): string {
  return `${account} ${domainOf(envelopeFrom)}`
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
