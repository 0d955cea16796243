import sql from 'sql-template-tag'
import type { BulkTx } from '../../platform/db/bulk-connection.ts'
import { pairOf, type Subscriber, type Subscription } from './subscriber.rules.ts'

/** Where COPY puts rows before they enter the protected tables; emptied by every COMMIT. */
export const stagingTables = `
  create temporary table staged_subscribers (like subscribers) on commit delete rows;
  create temporary table staged_subscriptions (like subscriptions) on commit delete rows`

/** New subscribers with one subscription each, by COPY: the way for thousands at a time. */
export async function insertSubscribersInBulk(
  tx: BulkTx,
  rows: readonly { subscriber: Subscriber; subscription: Subscription }[],
): Promise<void> {
  const { accountId } = tx.tenant
  await tx.copy('staged_subscribers', rows.map(({ subscriber }) => subscriberLine(accountId, subscriber)).join(''))
  await tx.copy(
    'staged_subscriptions',
    rows.map(({ subscriber, subscription }) => subscriptionLine(accountId, subscriber.id, subscription)).join(''),
  )
  tx.write(sql`insert into subscribers select * from staged_subscribers`)
  tx.write(sql`insert into subscriptions select * from staged_subscriptions`)
}

function subscriberLine(accountId: number, s: Subscriber): string {
  return copyLine([
    accountId,
    s.id,
    s.email,
    s.emailKey,
    s.genderId,
    s.academicTitle,
    s.firstname,
    s.lastname,
    s.salutation,
    s.city,
    s.birthday,
    s.languageIso,
    s.reference,
    JSON.stringify(s.customerFields),
    s.addressGuard,
    s.createdAt,
    s.updatedAt,
  ])
}

function subscriptionLine(accountId: number, subscriberId: number, x: Subscription): string {
  const { status, statusAddition } = pairOf(x.state)
  return copyLine([
    accountId,
    subscriberId,
    x.channelId,
    status,
    statusAddition,
    x.guard,
    x.demoted,
    x.optinAt,
    x.optinIp,
    x.receivedOptinAt,
    x.optoutAt,
    x.optoutIp,
    x.optoutNewsletterId,
  ])
}

const special = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One row in the text format of COPY. */
function copyLine(values: readonly (string | number | boolean | null)[]): string {
  let line = ''
  for (const value of values) {
    if (line !== '') line += '\t'
    if (value === null) line += '\\N'
    else if (typeof value === 'string') line += special.test(value) ? value.replace(special, escape) : value
    else line += value
  }
  return `${line}\n`
}

function escape(character: string): string {
  return escapes[character] as string
}
