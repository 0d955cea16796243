import type { Logger } from 'pino'
import type { LineReader } from './line-reader.ts'
import type { MailDoor, MailLimits } from './mail-server.ts'

interface SessionParts {
  door: MailDoor
  limits: MailLimits
  reader: LineReader
  say(line: string): void
  /** The process stops: the mail under way is the last. */
  isEnding(): boolean
  log: Pick<Logger, 'warn'>
}

const syntaxFault = '501 5.5.4 syntax error'

/** One connection: commands in, answers out, in order. */
export class MailSession {
  private readonly parts: SessionParts
  /** LMTP answers for each recipient after the dot, SMTP once. */
  private isLmtp = false
  private greeted = false
  private sender: string | undefined
  private recipients: string[] = []
  private faults = 0

  constructor(parts: SessionParts) {
    this.parts = parts
  }

  async run(): Promise<void> {
    const { reader, say, limits, isEnding } = this.parts
    say('220 postrider inbound')
    for (let line = await reader.line(); line !== undefined; line = await reader.line()) {
      const verb = /^[a-z]{4}/i.exec(line ?? '')?.[0].toUpperCase() ?? ''
      if (verb === 'QUIT') return say('221 2.0.0 bye')
      if (verb === 'DATA') {
        if (!(await this.takeMail())) return
      } else say(this.answer(verb, line ?? ''))
      if (this.faults > limits.faults) return say('421 4.7.0 too many errors')
      if (isEnding()) return say('421 4.3.2 shutting down')
    }
  }

  private answer(verb: string, line: string): string {
    switch (verb) {
      case 'LHLO':
      case 'EHLO':
      case 'HELO':
        return this.greet(verb)
      case 'MAIL':
        return this.takeSender(line)
      case 'RCPT':
        return this.takeRecipient(line)
      case 'RSET':
        this.reset()
        return '250 2.0.0 ok'
      case 'NOOP':
        return '250 2.0.0 ok'
      default:
        this.faults += 1
        return '502 5.5.1 not a command here'
    }
  }

  private greet(verb: string): string {
    this.reset()
    this.greeted = true
    this.isLmtp = verb === 'LHLO'
    if (verb === 'HELO') return '250 postrider'
    const extensions = ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'ENHANCEDSTATUSCODES', `SIZE ${this.parts.limits.bytes}`]
    const lines = ['postrider', ...extensions]
    return lines.map((text, i) => `250${i < lines.length - 1 ? '-' : ' '}${text}`).join('\r\n')
  }

  private takeSender(line: string): string {
    const [, address] = /^MAIL FROM: ?<([^<>\s]{0,320})>/i.exec(line) ?? []
    if (!this.greeted || this.sender !== undefined) return this.fault('503 5.5.1 not now')
    if (address === undefined) return this.fault(syntaxFault)
    const size = Number(/ SIZE=(\d{1,15})/i.exec(line)?.[1] ?? 0)
    if (size > this.parts.limits.bytes) return '552 5.3.4 the mail is too large'
    this.sender = address
    return '250 2.1.0 ok'
  }

  private takeRecipient(line: string): string {
    const [, address] = /^RCPT TO: ?<([^<>\s]{1,320})>/i.exec(line) ?? []
    if (this.sender === undefined) return this.fault('503 5.5.1 not now')
    if (address === undefined) return this.fault(syntaxFault)
    // By SMTP one answer must speak for all recipients, so there is one.
    if (this.recipients.length >= (this.isLmtp ? this.parts.limits.recipients : 1))
      return '452 4.5.3 too many recipients'
    if (!this.parts.door.knows(address)) return '550 5.1.1 no such address here'
    this.recipients.push(address)
    return '250 2.1.5 ok'
  }

  /** False when the connection ended before the mail did. */
  private async takeMail(): Promise<boolean> {
    const { reader, say, limits } = this.parts
    const { sender, recipients } = this
    if (sender === undefined || recipients.length === 0) {
      say(this.fault('503 5.5.1 no valid recipients'))
      return true
    }
    say('354 go on')
    const data = await reader.mail(limits.bytes)
    if (data === undefined) return false
    for (const recipient of recipients)
      say(data === null ? '552 5.3.4 the mail is too large' : await this.hand({ sender, recipient, data }))
    this.reset()
    return true
  }

  private async hand(mail: { sender: string; recipient: string; data: Buffer }): Promise<string> {
    try {
      await this.parts.door.take(mail)
      return '250 2.0.0 ok'
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a mail could not be taken; it will come again')
      return '451 4.3.0 not now, try again later'
    }
  }

  private fault(answer: string): string {
    this.faults += 1
    return answer
  }

  private reset(): void {
    this.sender = undefined
    this.recipients = []
  }
}
