import type { RelayPool } from '../../platform/smtp/relay-pool.ts'
import type { TransmitOptions } from '../../platform/smtp/transaction.ts'
import type { Mail, SmtpVerdict } from '../../platform/smtp/verdict.ts'
import type { LaneName } from '../messages/index.ts'

export type RelayChoices = ReadonlyMap<number, string>

const noRelay: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'the relay of the account is not known here' }

/** The relays of one sender, each with its own connections and its own standing. An account's mail goes through one of them. */
export class RelayPools {
  readonly all: readonly RelayPool<LaneName>[]
  private readonly byName: ReadonlyMap<string | null, RelayPool<LaneName>>
  private choices: RelayChoices | undefined

  constructor(byName: ReadonlyMap<string | null, RelayPool<LaneName>>) {
    this.byName = byName
    this.all = [...byName.values()]
  }

  /** Until it is known which account has which relay, nobody has one. */
  choose(choices: RelayChoices): void {
    this.choices = choices
  }

  of(accountId: number): RelayPool<LaneName> | undefined {
    return this.choices && this.byName.get(this.choices.get(accountId) ?? null)
  }

  /** Chosen by accounts, and not among this sender's settings. */
  get unknown(): string[] {
    return [...new Set(this.choices?.values())].filter((name) => !this.byName.has(name))
  }

  /** Whether mail of an account should be taken up at all; where there is one relay, its mail may as well wait here. */
  takesMailOf(lane: LaneName, accountId: number): boolean {
    const pool = this.of(accountId)
    return pool !== undefined && (this.all.length === 1 || pool.isReachable(lane))
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
