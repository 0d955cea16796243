import type { FaultPoint } from './fault-rule.rules.ts'

export interface Command {
  /** Undefined for commands no fault is made for. */
  point?: FaultPoint
  recipient?: string
  /** Does the work and gives the reply. */
  perform(): string
}

const abilities =
  '250-oracle.example\r\n250-PIPELINING\r\n250-SIZE 26214400\r\n250-ENHANCEDSTATUSCODES\r\n250 8BITMIME\r\n'
const ok = '250 2.0.0 Ok\r\n'

/** The mail a session is about to receive: who sends it, who gets it, and whether its text is on the way. */
export class MailTransaction {
  sender: string | null = null
  recipients: string[] = []
  isReadingMail = false

  read(line: string): Command {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        return { point: 'ehlo', perform: () => abilities }
      case 'HELO':
        return { point: 'ehlo', perform: () => ok }
      case 'MAIL':
        return { point: 'mail', perform: () => this.start(address) }
      case 'RCPT':
        return { point: 'rcpt', recipient: address, perform: () => this.addRecipient(address) }
      case 'DATA':
        return { point: 'data', recipient: this.recipients.at(-1), perform: () => this.startText() }
      case 'RSET':
        return { perform: () => this.forget() }
      case 'NOOP':
        return { perform: () => ok }
      default:
        return { perform: () => '502 5.5.1 Command not implemented\r\n' }
    }
  }

  /** Gives out the transaction and is ready for the next one. */
  finish(): { sender: string; recipients: string[] } {
    const finished = { sender: this.sender ?? '', recipients: this.recipients }
    this.forget()
    return finished
  }

  private start(sender: string): string {
    if (this.sender !== null) return '503 5.5.1 Nested MAIL command\r\n'
    this.sender = sender
    return ok
  }

  private addRecipient(recipient: string): string {
    if (this.sender === null) return '503 5.5.1 Need MAIL command\r\n'
    if (recipient === '') return '501 5.1.3 Bad recipient address syntax\r\n'
    this.recipients.push(recipient)
    return ok
  }

  private startText(): string {
    if (this.recipients.length === 0) return '554 5.5.1 No valid recipients\r\n'
    this.isReadingMail = true
    return '354 End data with <CR><LF>.<CR><LF>\r\n'
  }

  private forget(): string {
    this.sender = null
    this.recipients = []
    this.isReadingMail = false
    return ok
  }
}
