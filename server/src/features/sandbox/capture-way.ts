import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../../platform/app/app.ts'
import type { TransmitOptions } from '../../platform/smtp/transaction.ts'
import type { Mail, SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { isSandbox } from '../accounts/index.ts'
import { type MailKey, tokensFor } from '../assembly/index.ts'
import { keepCaptured } from './captured-mail.store.ts'
import { readMail } from './read-mail.rules.ts'
import { sealMail } from './sealed-mail.ts'
import { behaviourOf, type Mailbox, mailboxOf } from './simulated-mailbox.rules.ts'

type Parts = Pick<App, 'db' | 'config' | 'secrets' | 'log'>

/** Mails of all sandboxes that one sender has under way at once in a lane. */
const places = 64

const notOfSandbox: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'not a mail of a sandbox' }
const tooLate: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'the mark came too late' }
const unpermitted: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'the permit failed' }
const silent: SmtpVerdict = { kind: 'inDoubt', reason: 'the simulated mailbox gives no answer' }

/** Where mails of sandboxes go instead of to a relay: it knows no host, only a table. Takes mails of no other account. */
export class CaptureWay<Lane extends string> {
  private readonly app: Parts
  private readonly tokens
  private readonly inFlight = new Map<Lane, number>()
  private readonly listeners = new Map<Lane, (() => void)[]>()
  private readonly closing = new AbortController()
  private onLast = () => {}

  constructor(app: Parts) {
    this.app = app
    this.tokens = tokensFor(app.config)
  }

  free(lane: Lane): number {
    return this.closing.signal.aborted ? 0 : places - (this.inFlight.get(lane) ?? 0)
  }

  isReachable(): boolean {
    return true
  }

  held(): number {
    return 0
  }

  returnHeld(): void {}

  onFree(lane: Lane, listener: () => void): void {
    this.listeners.set(lane, [...(this.listeners.get(lane) ?? []), listener])
  }

  async send(lane: Lane, mail: Mail, options: TransmitOptions): Promise<SmtpVerdict> {
    const key = this.tokens.decodeReturnPath(mail.envelopeFrom)
    if (!key || !isSandbox(key.accountId) || key.accountId !== options.account) return notOfSandbox
    this.count(lane, 1)
    try {
      return await this.take(mail, key, options)
    } finally {
      this.count(lane, -1)
      for (const listener of this.listeners.get(lane) ?? []) listener()
    }
  }

  async drain(patienceMs: number): Promise<void> {
    this.closing.abort()
    if (this.underWay === 0) return
    await Promise.race([
      new Promise<void>((resolve) => (this.onLast = resolve)),
      wait(patienceMs, null, { ref: false }),
    ])
  }

  private get underWay(): number {
    return [...this.inFlight.values()].reduce((sum, count) => sum + count, 0)
  }

  private count(lane: Lane, by: 1 | -1): void {
    this.inFlight.set(lane, (this.inFlight.get(lane) ?? 0) + by)
    if (this.underWay === 0) this.onLast()
  }

  /** The same order as at a relay: the permit, the mail, the answer. */
  private async take(mail: Mail, key: MailKey, { permit, deadline }: TransmitOptions): Promise<SmtpVerdict> {
    try {
      if (!(await (typeof permit === 'function' ? permit(null) : permit))) return { kind: 'withheld' }
    } catch {
      return unpermitted
    }
    if (deadline !== undefined && performance.now() >= deadline) return tooLate
    const mailbox = mailboxOf(mail.envelopeTo)
    try {
      await this.keep(mail, key, mailbox)
      const { waitSeconds = 0 } = behaviourOf(mailbox)
      await wait(waitSeconds * 1000, null, { signal: this.closing.signal })
    } catch (error) {
      this.app.log.warn({ err: error, runId: key.runId }, 'a mail of a sandbox is in doubt')
      return { kind: 'inDoubt', reason: 'the capture was interrupted' }
    }
    return verdictOf(mailbox)
  }

  private async keep(mail: Mail, { accountId, runId, messageId }: MailKey, mailbox: Mailbox): Promise<void> {
    const { reply, report } = behaviourOf(mailbox)
    const { subject, from } = readMail(mail.data)
    const sealed = sealMail(this.app.secrets, accountId, {
      summary: { to: mail.envelopeTo, from, subject },
      data: mail.data,
    })
    await this.app.db.transaction({ accountId, customerId: 0 }, async (tx) =>
      keepCaptured(tx, {
        ...sealed,
        runId,
        messageId,
        mailbox,
        reply: reply === null ? '' : `${reply.code} ${reply.enhanced} ${reply.text}`,
        report: report?.kind ?? null,
        reportAfterSeconds: report?.afterSeconds ?? null,
      }),
    )
  }
}

function verdictOf(mailbox: Mailbox): SmtpVerdict {
  const { reply } = behaviourOf(mailbox)
  if (reply === null) return silent
  return reply.code < 300 ? { kind: 'accepted', reply } : { kind: 'rejected', phase: 'dot', reply }
}
