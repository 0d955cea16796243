import type { Socket } from 'node:net'
import type { AcceptanceLog } from './acceptance-log.ts'
import {
  type Fault,
  type FaultAction,
  type FaultChooser,
  type FaultPoint,
  isAccepting,
  isAnswered,
} from './fault-rule.rules.ts'
import { marksOf } from './mail-marks.rules.ts'
import { MailTransaction } from './mail-transaction.ts'
import { readSlowly } from './slow-reading.ts'

export interface SessionSurroundings {
  connection: number
  faults: FaultChooser
  log: AcceptanceLog
}

const nothing = Buffer.alloc(0)
const greeting = '220 oracle.example ESMTP\r\n'
const garbage = Buffer.from([0x00, 0xff, 0x32, 0x35, 0x20, 0xfe, 0x0d, 0x0a])
const lineEnd = Buffer.from('\r\n')
const loneDot = Buffer.from('.\r\n')
const mailEnd = Buffer.from('\r\n.\r\n')

/** One client of the oracle. Commands are answered strictly in order, the replies to pipelined ones in one write. */
export class SmtpSession {
  private readonly socket: Socket
  private readonly surroundings: SessionSurroundings
  private readonly transaction = new MailTransaction()
  private input: Buffer = nothing
  /** Before this place in `#input` the mail does not end. */
  private searched = 0
  private replies = ''
  /** For the log or a delayed reply; what comes meanwhile stays in `#input`. */
  private isWaiting = false
  /** Takes everything and answers nothing any more. */
  private isMute = false

  constructor(socket: Socket, surroundings: SessionSurroundings) {
    this.socket = socket
    this.surroundings = surroundings
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.on('end', () => socket.end())
    socket.on('data', (chunk) => this.take(chunk))
    this.meet('connect', undefined, () => greeting)
    this.send()
  }

  private take(chunk: Buffer): void {
    if (this.isMute) return
    this.input = this.input.length === 0 ? chunk : Buffer.concat([this.input, chunk])
    this.work()
  }

  private work(): void {
    let goesOn = true
    while (goesOn && !this.isWaiting && !this.isMute)
      goesOn = this.transaction.isReadingMail ? this.takeMail() : this.takeLine()
    this.send()
  }

  private takeLine(): boolean {
    const end = this.input.indexOf(lineEnd)
    if (end < 0) return false
    const line = this.input.toString('latin1', 0, end)
    this.input = this.input.subarray(end + lineEnd.length)
    if (/^quit$/i.test(line)) this.close('221 2.0.0 Bye\r\n')
    else {
      const { point, recipient, perform } = this.transaction.read(line)
      this.meet(point, recipient, perform)
    }
    return true
  }

  private takeMail(): boolean {
    const isEmpty = this.input.subarray(0, loneDot.length).equals(loneDot)
    const end = isEmpty ? 0 : this.input.indexOf(mailEnd, this.searched)
    this.searched = end < 0 ? Math.max(0, this.input.length - mailEnd.length + 1) : 0
    if (end < 0) return false
    const mail = this.input.subarray(0, isEmpty ? 0 : end + lineEnd.length)
    this.input = this.input.subarray(end + (isEmpty ? loneDot : mailEnd).length)
    this.finishMail(mail)
    return true
  }

  private finishMail(mail: Buffer): void {
    const { connection, log } = this.surroundings
    const { sender, recipients } = this.transaction.finish()
    const fault = this.chooseFault('dot', recipients)
    const queueId = `O${String(log.accepted + 1).padStart(9, '0')}`
    const respond = () => this.respond('dot', fault, () => `250 2.0.0 Ok: queued as ${queueId}\r\n`)
    if (!isAccepting(fault?.action)) {
      respond()
      return
    }
    const common = { connection, sender, ...marksOf(mail), answered: isAnswered(fault?.action) }
    this.isWaiting = true
    log.accept(
      recipients.map((recipient) => ({ ...common, recipient })),
      () => {
        this.isWaiting = false
        respond()
        this.work()
      },
    )
  }

  /** Performs a command, unless a fault comes between. */
  private meet(point: FaultPoint | undefined, recipient: string | undefined, perform: () => string): void {
    const fault = point && this.chooseFault(point, recipient === undefined ? [] : [recipient])
    this.respond(point, fault, perform)
  }

  private chooseFault(at: FaultPoint, recipients: string[]): Fault | undefined {
    const { connection, faults, log } = this.surroundings
    const fault = faults.choose(at, recipients.at(-1))
    if (!fault) return undefined
    const leavesInDoubt = at === 'dot' && !isAnswered(fault.action)
    log.fault({ connection, at, recipients, delayMs: fault.delayMs, action: fault.action ?? null, leavesInDoubt })
    return fault
  }

  private respond(point: FaultPoint | undefined, fault: Fault | undefined, perform: () => string): void {
    const act = () => {
      if (fault?.action) this.inflict(point, fault.action, perform)
      else this.replies += perform()
    }
    if (!fault?.delayMs) {
      act()
      return
    }
    this.isWaiting = true
    setTimeout(() => {
      this.isWaiting = false
      act()
      this.work()
    }, fault.delayMs)
  }

  private inflict(point: FaultPoint | undefined, action: FaultAction, perform: () => string): void {
    switch (action.kind) {
      case 'reply':
        if (action.code === 421 || point === 'connect') this.close(`${action.code} ${action.text}\r\n`)
        else this.replies += `${action.code} ${action.text}\r\n`
        break
      case 'twoReplies':
        this.replies += perform().repeat(2)
        break
      case 'garbage':
        perform()
        this.send()
        this.socket.write(garbage)
        break
      case 'slowRead':
        readSlowly(this.socket, action.bytesPerSecond, (chunk) => this.take(chunk))
        this.replies += perform()
        break
      default:
        this.fallSilent(action.kind)
    }
  }

  private close(reply: string): void {
    this.replies += reply
    this.fallSilent('disconnect')
  }

  private fallSilent(how: 'disconnect' | 'reset' | 'halfClose' | 'silence'): void {
    this.send()
    this.isMute = true
    this.input = nothing
    if (how === 'reset') this.socket.resetAndDestroy()
    if (how === 'disconnect') this.socket.destroySoon()
    if (how === 'halfClose') this.socket.end()
  }

  private send(): void {
    if (this.replies !== '' && this.socket.writable) this.socket.write(this.replies)
    this.replies = ''
  }
}
