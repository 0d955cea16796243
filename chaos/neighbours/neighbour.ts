import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { pauseRun, resumeRun } from '../../server/src/features/runs/index.ts'
import type { Oracle } from '../oracle/start-oracle.ts'
import { call } from '../stage/http-call.ts'
import type { ProvisionedAccount } from '../stage/provision.ts'
import { beginLargeCampaign, beginNewsletter, type Desk } from './letters.ts'

/** What the neighbour's mails do meanwhile. */
export const habits = ['none', 'bursting', 'paused', 'deferred', 'poisonous'] as const
export type Habit = (typeof habits)[number]

export interface Size {
  /** Single mails that wait. */
  waiting: number
  /** People a newsletter goes to. */
  readers: number
  /** Receivers with a megabyte of values each. */
  large: number
}

const loadersAtOnce = 8

/** An account that makes trouble when it is told to. All of its mail waits in paused runs before. */
export class Neighbour {
  readonly habit: Habit
  readonly domain: string
  private readonly account: ProvisionedAccount
  private readonly stage: Desk & { client: pg.Client; oracle: Oracle }

  constructor(habit: Habit, account: ProvisionedAccount, stage: Neighbour['stage']) {
    this.habit = habit
    this.account = account
    this.stage = stage
    this.domain = `${habit}.example`
  }

  async prepare({ waiting, readers, large }: Size): Promise<void> {
    const { stage, account, domain, habit } = this
    if (habit === 'deferred') await beginNewsletter(stage, account, { domain, size: readers })
    if (habit === 'bursting' || habit === 'paused') await this.registerMany(waiting)
    if (habit === 'poisonous') await beginLargeCampaign(stage, account, { domain, size: large })
    await this.eachRun((tx, id) => pauseRun({ tx }, id, 'chaos'))
  }

  /** What is paused is due at once and must be put away again; everything else begins to leave. */
  async begin(): Promise<void> {
    if (this.habit === 'deferred') {
      const action = { kind: 'reply', code: 451, text: '4.7.1 not from you, not now' } as const
      await this.stage.oracle.arm([{ at: 'dot', recipient: `@${this.domain}$`, action }])
    }
    await this.eachRun(async (tx, id) => {
      await resumeRun({ tx }, id)
      if (this.habit === 'paused') await pauseRun({ tx }, id, 'chaos')
    })
  }

  async end(): Promise<void> {
    await this.eachRun((tx, id) => pauseRun({ tx }, id, 'chaos'))
    await this.stage.oracle.arm([])
  }

  /** Mails of paused runs that somebody has come upon and put away. */
  async putAway(): Promise<number> {
    const text = "select count(*)::int as n from messages where account_id = $1 and due_at = 'infinity'"
    return (await this.stage.client.query<{ n: number }>(text, [this.account.accountId])).rows[0]?.n as number
  }

  private async eachRun(
    work: (tx: Parameters<typeof pauseRun>[0]['tx'], id: number) => Promise<unknown>,
  ): Promise<void> {
    const { db, client } = this.stage
    const text = 'select id::float8 as id from runs where account_id = $1'
    const { rows } = await client.query<{ id: number }>(text, [this.account.accountId])
    for (const { id } of rows) await db.transaction(this.account, (tx) => work(tx, id))
  }

  private async registerMany(count: number): Promise<void> {
    const { keys } = this.account
    let next = 0
    const load = async (worker: number) => {
      while (next < count) {
        const email = `wartet-${next++}@${this.domain}`
        const key = keys[(next * loadersAtOnce + worker) % keys.length]?.key as string
        await registerAt(this.stage.apiPort, key, email)
      }
    }
    await Promise.all(Array.from({ length: loadersAtOnce }, (_, worker) => load(worker)))
  }
}

export async function registerAt(port: number, key: string, email: string): Promise<void> {
  for (;;) {
    const { status } = await call({ port, method: 'POST', path: '/subscribers/register', key, body: { email } })
    if (status === 201) return
    if (status !== 429 && status !== 503) throw new Error(`a registration was answered ${status}`)
    await sleep(200)
  }
}
