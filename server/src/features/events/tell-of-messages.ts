import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { lockAccount, saveAccountHead } from '../accounts/index.ts'
import { accountsWithNotices, type TakenNotice, type Taking, takeNotices } from '../message-notices/index.ts'
import { Turn } from '../rounds/index.ts'
import type { NewEvent } from './event.rules.ts'
import { appendEvents } from './event-log.store.ts'

/** The account is locked while so many are told, so that other writers wait for milliseconds. */
const atOnce = 1000

/** Much longer than the relay's log lags behind. */
const logSeconds = 10

/** Writes what was noted about mails into the logs of their accounts, in turns until nothing is left; tells how many. */
export async function tellOfMessages(
  { db, log, config }: Pick<App, 'db' | 'log' | 'config'>,
  turn = new Turn({ db, log }),
): Promise<number> {
  const taking = { limit: atOnce, patienceSeconds: config.RELAY_LOG ? logSeconds : 0 }
  let total = 0
  for (let inTurn = 1; inTurn > 0; total += inTurn) {
    inTurn = 0
    const [tenants] = await db.outsideTenants<[Tenant]>([accountsWithNotices])
    for (const tenant of tenants.filter(({ accountId }) => !turn.resting.includes(accountId)))
      inTurn +=
        (await turn.attempt(tenant.accountId, '', () => db.transaction(tenant, (tx) => tellSome(tx, taking)))) ?? 0
  }
  return total
}

async function tellSome(tx: Tx, taking: Taking): Promise<number> {
  const [head, notices] = await Promise.all([lockAccount(tx), takeNotices(tx, taking)])
  const { eventSeq } = appendEvents(tx, head, notices.flatMap(eventOf))
  if (eventSeq !== head.eventSeq) saveAccountHead(tx, { ...head, eventSeq })
  return notices.length
}

function eventOf({ type, occurredAt, messageId, newsletterId, subscriberId }: TakenNotice): NewEvent[] {
  return subscriberId === null ? [] : [{ type, subscriberId, occurredAt, data: { newsletterId, messageId } }]
}
