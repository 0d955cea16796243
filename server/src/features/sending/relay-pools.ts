import type { RelayPool } from '../../platform/smtp/relay-pool.ts'
import type { TransmitOptions } from '../../platform/smtp/transaction.ts'
import type { Mail, SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { isSandbox } from '../accounts/index.ts'
import type { LaneName } from '../messages/index.ts'

export type RelayChoices = ReadonlyMap<number, string>

/** A way for mails of some accounts to leave: a relay, or the capture of sandboxes. */
export type MailWay = Pick<
  RelayPool<LaneName>,
  'send' | 'free' | 'isReachable' | 'held' | 'returnHeld' | 'onFree' | 'drain'
>

const noRelay: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'the relay of the account is not known here' }

/** The relays of one sender, each with its own connections and its own standing. An account's mail goes through one of them. */
export class RelayPools {
  /** The capture among them. */
  readonly all: readonly MailWay[]
  private readonly capture: MailWay
  private readonly byName: ReadonlyMap<string | null, RelayPool<LaneName>>
  private choices: RelayChoices | undefined

  constructor(byName: ReadonlyMap<string | null, RelayPool<LaneName>>, capture: MailWay) {
    this.byName = byName
    this.capture = capture
    this.all = [...byName.values(), capture]
  }

  /** Until it is known which account has which relay, nobody has one. */
  choose(choices: RelayChoices): void {
    this.choices = choices
  }

  /** A sandbox has no relay, whatever is chosen for it: its id alone decides. */
  of(accountId: number): MailWay | undefined {
    if (isSandbox(accountId)) return this.capture
    return this.choices && this.byName.get(this.choices.get(accountId) ?? null)
  }

  /** Chosen by accounts, and not among this sender's settings. */
  get unknown(): string[] {
    return [...new Set(this.choices?.values())].filter((name) => !this.byName.has(name))
  }

  /** Relays that let nobody in now, as the database names them; the usual one has no name. */
  awayIn(lane: LaneName): string[] {
    return [...this.byName].filter(([, pool]) => !pool.isReachable(lane)).map(([name]) => name ?? '')
  }

  /** Whether mail of an account should be taken up at all; where there is one relay, its mail may as well wait here. */
  takesMailOf(lane: LaneName, accountId: number): boolean {
    const pool = this.of(accountId)
    return pool !== undefined && (this.byName.size === 1 || pool.isReachable(lane))
  }

  held(lane: LaneName, accountId: number): number {
    return this.of(accountId)?.held(lane, accountId) ?? 0
  }

  send(lane: LaneName, mail: Mail, options: TransmitOptions & { account: number }): Promise<SmtpVerdict> {
    return this.of(options.account)?.send(lane, mail, options) ?? Promise.resolve(noRelay)
  }

  onFree(lane: LaneName, listener: () => void): void {
    for (const pool of this.all) pool.onFree(lane, listener)
  }

  returnHeld(): void {
    for (const pool of this.all) pool.returnHeld()
  }

  async drain(patienceMs: number): Promise<void> {
    await Promise.all(this.all.map((pool) => pool.drain(patienceMs)))
  }
}
