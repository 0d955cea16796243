import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app/app.ts'
import type { Answers, Row } from '../../platform/db/database.ts'
import type { Statement } from '../../platform/db/round-trip.ts'
import { DatabaseClosed, isUnavailable } from '../../platform/db/unavailable.ts'
import {
  beginTerm,
  type Holdings,
  holdSender,
  isOfThePast,
  type LiveSender,
  returnHeldWork,
} from '../messages/index.ts'
import { oneSender, registerSender } from './sender-session.store.ts'

type Parts = Pick<App, 'db' | 'log' | 'config'>

const retryMs = 200

/**
 * One sender, as the database knows it. A statement whose answer does not come may still take effect, so from then on
 * nothing is written until a new term has begun: that decides what became of everything written before. In the same
 * transaction whatever the sender owns, and does not have in its hands, goes back to all.
 */
export class SenderSession implements LiveSender {
  readonly id: number
  private readonly app: Parts
  private term = 1
  private hasEnded = false
  private underWay = 0
  private settling: Promise<void> | undefined
  private holdings: () => Holdings = () => ({ blocks: [], messages: [] })

  private constructor(app: Parts, id: number) {
    this.app = app
    this.id = id
  }

  static async begin(app: Parts): Promise<SenderSession> {
    return new SenderSession(app, await registerSender(app.db))
  }

  /**
   * It will never write again, though its row may look alive: where the database was restored or promoted, or this process has
   * closed it.
   */
  get isGivenUp(): boolean {
    return this.hasEnded
  }

  /** Tells from where to learn what this sender has in its hands. */
  ask(holdings: () => Holdings): void {
    this.holdings = holdings
  }

  async write<T extends readonly object[]>(statements: readonly Statement[]): Promise<Answers<T>> {
    while (this.settling) await this.settling
    if (this.hasEnded) throw new SenderGivenUp()
    this.underWay += 1
    try {
      const answers = await this.app.db.outsideTenants<Row[]>([holdSender(this.id, this.term), ...statements])
      return answers.slice(1) as Answers<T>
    } catch (error) {
      if (isUnavailable(error) || isOfThePast(error)) void this.settlePast()
      this.hasEnded ||= error instanceof DatabaseClosed
      throw this.hasEnded ? new SenderGivenUp() : error
    } finally {
      this.underWay -= 1
    }
  }

  /** Makes the database's view and this sender's the same; resolves when they are. */
  settlePast(): Promise<void> {
    this.settling ??= this.beginNextTerm().finally(() => {
      this.settling = undefined
    })
    return this.settling
  }

  private async beginNextTerm(): Promise<void> {
    for (;;) {
      // Each write ends by itself, in an answer or in its time limit; whoever waits for it then notes what it holds.
      do await nextTurn()
      while (this.underWay > 0 && (await sleep(10, true)))
      try {
        // A number is used once, or an earlier attempt could take effect after this one, with what was held then.
        this.term += 1
        return await this.returnUnknown()
      } catch (error) {
        if (isOfThePast(error) || error instanceof DatabaseClosed) {
          this.hasEnded = true
          return
        }
        this.app.log.warn({ err: error, senderId: this.id }, 'what became of earlier writes is not known yet')
        await sleep(retryMs)
      }
    }
  }

  private async returnUnknown(): Promise<void> {
    const { db, config, log } = this.app
    const returns = returnHeldWork(oneSender(this.id), {
      quiescenceSeconds: config.QUIESCENCE_SECONDS,
      except: this.holdings(),
      countClaims: false,
    })
    const [, ...returned] = await db.outsideTenants<Row[]>([beginTerm(this.id, this.term), ...returns])
    const count = returned.reduce((sum, rows) => sum + rows.length, 0)
    if (count > 0) log.warn({ senderId: this.id, count }, 'work this sender did not know it held went back')
  }
}

/** Whatever this sender held belongs to others now, or will when somebody looks for it; it never writes again. */
export class SenderGivenUp extends Error {
  override readonly name = 'SenderGivenUp'
}
