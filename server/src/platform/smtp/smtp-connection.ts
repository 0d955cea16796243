import { addressObstacle, mailCommand, rcptCommand } from './envelope.rules.ts'
import { openSession, type Session } from './open-session.ts'
import { type RelaySettings, type SmtpTimeouts, smtpTimeouts } from './relay-settings.ts'
import { ProtocolError } from './reply-reader.ts'
import type { ReplyWire } from './reply-wire.ts'
import type { Transaction, TransmitOptions } from './transaction.ts'
import { type Fault, type Mail, type Phase, refusal, type SmtpReply, type SmtpVerdict } from './verdict.ts'

export interface OpenOptions {
  timeouts?: SmtpTimeouts
  signal?: AbortSignal
}

/** A larger body is given to the network first, so that a relay that stops reading leaves no doubt behind. */
const dotTravelsAlongBytes = 65_536
const finalDot = '.\r\n'
const dataCommand = 'DATA\r\n'

/**
 * One session with the relay, one recipient per transaction. The dot of a mail and the envelope of the next travel
 * together; a body follows its 354, hence at most one mail is past its dot without an answer.
 */
export class SmtpConnection {
  /** The number under which somebody has written this session down. */
  number: number | null = null
  private readonly wire: ReplyWire
  private readonly session: Session
  private readonly timeouts: SmtpTimeouts
  /** Nothing of these has been written. */
  private readonly waiting: Transaction[] = []
  /** From its MAIL to its dot. */
  private current: Transaction | undefined
  /** Past its dot, unanswered. */
  private dotted: Transaction | undefined
  /** The relay has said 354 to the current transaction and takes everything as its body. */
  private dataOpen = false
  /** Who is to blame when the connection ends. */
  private endedBy: Fault = 'relay'

  static async open(settings: RelaySettings, options: OpenOptions = {}): Promise<SmtpConnection> {
    const { timeouts = smtpTimeouts, signal } = options
    return new SmtpConnection(await openSession(settings, timeouts, signal), timeouts)
  }

  private constructor(session: Session, timeouts: SmtpTimeouts) {
    this.session = session
    this.wire = session.wire
    this.timeouts = timeouts
    this.wire.onEnd = (reason) => this.settleAll(reason)
  }

  /** Our address and port, as the relay sees them. */
  get client(): string {
    return this.session.client
  }

  get usable(): boolean {
    return this.wire.ended === undefined
  }

  /** Takes any number of mails; each begins when the dot of the one before has been written. */
  transmit(mail: Mail, options: TransmitOptions): Promise<SmtpVerdict> {
    return new Promise((settle) => {
      const transaction: Transaction = { mail, options, settle, permit: 'pending', failed: false, bodyWritten: false }
      if (typeof options.permit !== 'function') this.heed(transaction, options.permit)
      const obstacle = addressObstacle(mail, this.session.smtpUtf8)
      if (this.wire.ended !== undefined) settle(returned(this.endedBy, this.wire.ended))
      else if (obstacle !== undefined) settle(returned('address', obstacle))
      else {
        this.waiting.push(transaction)
        // A permit that has been refused already is heard before, and the mail does not begin.
        queueMicrotask(() => this.begin())
      }
    })
  }

  private heed(transaction: Transaction, permit: Promise<boolean>): void {
    permit.then(
      (granted) => (granted ? this.grant(transaction) : this.refuse(transaction, { kind: 'withheld' })),
      (error) => this.refuse(transaction, returned('caller', `the permit failed: ${error?.message}`)),
    )
  }

  async noop(): Promise<boolean> {
    const reply = await this.wire.ask('NOOP', this.timeouts.courtesy).catch(() => null)
    return reply?.code === 250
  }

  /** For a connection without mails. Tells whether the relay took leave, too. */
  async quit(): Promise<boolean> {
    const reply = await this.wire.ask('QUIT', this.timeouts.courtesy).catch(() => null)
    this.destroy()
    return reply?.code === 221
  }

  destroy(): void {
    this.giveUp('the connection was given up')
  }

  private begin(): void {
    const envelope = this.nextEnvelope()
    if (envelope !== '') this.wire.write(envelope)
  }

  /** What opens the next transaction if it may begin now: all three commands, or the first when we go step by step. */
  private nextEnvelope(): string {
    const { pipelining } = this.session
    if (this.current || (!pipelining && this.wire.awaitsReply)) return ''
    const next = this.waiting.shift()
    if (!next) return ''
    this.current = next
    if (!pipelining) return this.firstStep(next)
    const { command, data } = this.timeouts
    this.wire.expect(command, (reply) => this.note(next, 'mail', reply))
    this.wire.expect(command, (reply) => this.note(next, 'rcpt', reply))
    this.wire.expect(data, (reply) => this.answerData(next, reply))
    return mailCommand(next.mail) + rcptCommand(next.mail) + dataCommand
  }

  private firstStep(next: Transaction): string {
    const { command, data } = this.timeouts
    this.wire.expect(command, (mailReply) => {
      this.note(next, 'mail', mailReply)
      this.step(next, rcptCommand(next.mail), command, (rcptReply) => {
        this.note(next, 'rcpt', rcptReply)
        this.step(next, dataCommand, data, (dataReply) => this.answerData(next, dataReply))
      })
    })
    return mailCommand(next.mail)
  }

  private step(transaction: Transaction, line: string, patience: number, take: (reply: SmtpReply) => void): void {
    if (transaction.failed || transaction.permit === 'refused') {
      this.abandon()
    } else {
      this.wire.expect(patience, take)
      this.wire.write(line)
    }
  }

  /** What is refused is settled at once, whatever becomes of the commands that are already on their way. */
  private note(transaction: Transaction, phase: Phase, reply: SmtpReply): void {
    const failure = refusal(phase, reply)
    if (!failure && (phase === 'data' || reply.code >= 300)) throw new ProtocolError(`${reply.code} to ${phase}`)
    if (!failure || transaction.failed) return
    transaction.failed = true
    transaction.settle(failure)
  }

  private answerData(transaction: Transaction, reply: SmtpReply): void {
    if (reply.code !== 354) {
      this.note(transaction, 'data', reply)
      this.abandon()
    } else if (transaction.failed) {
      // Nobody is to receive this, so the relay has to refuse it (RFC 2920 section 3.1).
      this.leave(finalDot, this.timeouts.finalReply, () => this.begin())
    } else if (transaction.permit === 'refused') {
      this.giveUp('a mail was withheld after DATA')
    } else {
      this.writeBody(transaction)
    }
  }

  private abandon(): void {
    this.leave('RSET\r\n', this.timeouts.command, ({ code }) => {
      if (code !== 421 && code >= 300) throw new ProtocolError(`${code} to RSET`)
      this.begin()
    })
  }

  /** Ends the current transaction without its mail. */
  private leave(line: string, patience: number, take: (reply: SmtpReply) => void): void {
    this.current = undefined
    this.wire.expect(patience, take)
    this.wire.write(line + this.nextEnvelope())
  }

  private writeBody(transaction: Transaction): void {
    const { mail, options } = transaction
    const { data } = mail
    this.dataOpen = true
    if (typeof options.permit === 'function') this.heed(transaction, options.permit(this.number))
    if (transaction.permit === 'granted' && data.length <= dotTravelsAlongBytes && this.wire.flushed) {
      this.writeDot(transaction, data)
      return
    }
    this.wire.writeBody(data, this.timeouts.block, () => {
      transaction.bodyWritten = true
      if (transaction.permit === 'granted') this.writeDot(transaction)
    })
  }

  private grant(transaction: Transaction): void {
    transaction.permit = 'granted'
    if (transaction.bodyWritten && transaction === this.current) this.writeDot(transaction)
  }

  private refuse(transaction: Transaction, verdict: SmtpVerdict): void {
    transaction.permit = 'refused'
    transaction.settle(verdict)
    const place = this.waiting.indexOf(transaction)
    if (place >= 0) this.waiting.splice(place, 1)
    // There is no other way to take back a body that has been begun.
    else if (this.dataOpen && transaction === this.current) this.giveUp('a mail was withheld after DATA')
  }

  private writeDot(transaction: Transaction, body?: Buffer): void {
    const { deadline = Number.POSITIVE_INFINITY, onDotWritten } = transaction.options
    if (performance.now() >= deadline) {
      this.giveUp('the deadline for the dot has passed')
      return
    }
    this.dataOpen = false
    this.current = undefined
    this.dotted = transaction
    this.wire.expect(this.timeouts.finalReply, (reply) => this.answerDot(transaction, reply))
    const text = finalDot + this.nextEnvelope()
    if (body) this.wire.writeTogether(body, text)
    else this.wire.write(text)
    onDotWritten?.()
  }

  private answerDot(transaction: Transaction, reply: SmtpReply): void {
    if (reply.code >= 300 && reply.code < 400) throw new ProtocolError(`${reply.code} to the dot`)
    this.dotted = undefined
    transaction.settle(refusal('dot', reply) ?? { kind: 'accepted', reply })
    this.begin()
  }

  private giveUp(reason: string): void {
    this.endedBy = 'caller'
    this.wire.end(reason)
  }

  private settleAll(reason: string): void {
    this.dotted?.settle({ kind: 'inDoubt', reason })
    this.current?.settle(returned(this.endedBy, reason))
    this.dotted = undefined
    this.current = undefined
    for (const { settle } of this.waiting.splice(0)) settle(returned(this.endedBy, reason))
  }
}

function returned(fault: Fault, reason: string): SmtpVerdict {
  return { kind: 'returned', fault, reason }
}
