import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../../platform/app/app.ts'
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts'
import { firstOfMonth, isOfLedger, type MonthPart, outdatedParts } from './month.rules.ts'
import { beginMonth, dropPart, findUnfinishedRun, listParts } from './month.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'log' | 'metrics'>

const monthsAhead = 3
/** The lock is asked for only for a moment; these are the moments until the next turn of the loop. */
const attempts = 20
const pauseMs = 1000

/** Prepares the coming months of everything that lies in months, and drops what has been kept for long enough. */
export async function keepMonths(app: Parts): Promise<MonthPart[]> {
  await prepareMonths(app)
  const { config, clock } = app
  const kept = { messageMonths: config.KEEP_MESSAGES_MONTHS, eventDays: config.EVENT_RETENTION_DAYS }
  const dropped: MonthPart[] = []
  const held = new Set<string>()
  for (const part of outdatedParts(await listParts(app.db), clock.now(), kept)) {
    if (part.table === 'messages' && !(await isReadyToGo(app, part))) held.add(part.part)
    if (isOfLedger(part.table) && held.has(part.part)) continue
    if (await drop(app, part)) dropped.push(part)
  }
  return dropped
}

export async function prepareMonths({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await beginMonth(db, firstOfMonth(clock.now()), monthsAhead)
}

/** Everything has come to its end, and what is counted from messages today is counted for good. */
async function isReadyToGo({ db, log }: Parts, { part, month }: MonthPart): Promise<boolean> {
  const runId = await findUnfinishedRun(db, part)
  if (runId === undefined) return true
  log.warn({ month, runId }, 'a month of messages stays, because a run of it has not come to its end; cancel it')
  return false
}

async function drop({ db, log, metrics }: Parts, { table, part, month }: MonthPart): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++)
    try {
      await dropPart(db, { table, part })
      log.info({ table, month, attempt }, 'dropped a month that has been kept for long enough')
      metrics.forgotten.inc({ what: `${table}Months` })
      return true
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      await pause(pauseMs)
    }
  log.warn({ table, month, attempts }, 'could not drop a month: its table is always in use; tried again later')
  return false
}
