import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Page } from '../../platform/db/list-query.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { type DispatchState, dispatchStateOf, findMailing, isWaiting, listUnanswered } from '../mailings/index.ts'
import { countAudience } from '../runs/index.ts'
import { type Average, averageOf, type NewsletterSum, newslettersSince } from '../statistics/index.ts'
import { countOnDesk, type DeskRow, listOnDesk } from './desk-list.store.ts'
import { countShelves, placesOn, type Shelf } from './shelf.rules.ts'

export interface OnDesk {
  mailing: DeskRow
  state: DispatchState
  /** Somebody has asked that it may leave as it is now, and nobody has answered. */
  isWaiting: boolean
  /** Whom it is aimed at; null = nobody can tell yet. */
  recipients: number | null
  /** What became of it, and what is usual in its channel; only once it was sent. */
  rates: { delivered: number; opened: number; clicked: number; average: Average | null } | null
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** A page of the mailings that users write, what happens now first. */
export async function listDesk(
  look: Look<FullAccount>,
  { shelf, words, page, limit }: Page & { shelf: Shelf; words: string | null },
): Promise<{ rows: OnDesk[]; counts: Record<Shelf, number> }> {
  const { reader, clock } = look
  const yearAgo = timestamp(clock.now().getTime() - yearMs)
  const [rows, places] = await Promise.all([
    listOnDesk(reader, { places: placesOn(shelf), words, page, limit }),
    countOnDesk(reader, words),
  ])
  const earliest = rows.flatMap(({ sentAt }) => sentAt ?? []).concat(yearAgo)
  const sums = rows.some(({ sentAt }) => sentAt) ? await newslettersSince(look, earliest.toSorted()[0] ?? yearAgo) : []
  const waiting = await listWaiting(look, rows)
  const recipients = await Promise.all(rows.map((row) => recipientsOf(look, row)))
  return {
    counts: countShelves(places),
    rows: rows.map((mailing, i) => ({
      mailing,
      state: dispatchStateOf({ ...mailing, isWithdrawn: false }),
      isWaiting: waiting.has(mailing.id),
      recipients: recipients[i] ?? null,
      rates: mailing.sentAt === null ? null : ratesOf(mailing, sums, yearAgo),
    })),
  }
}

/** What was changed after somebody had asked does not wait any more. */
async function listWaiting({ reader }: Look, rows: readonly DeskRow[]): Promise<Set<number>> {
  const requests = await listUnanswered(
    reader,
    rows.map(({ id }) => id),
  )
  const asked = await Promise.all(
    requests.map(async (request) => {
      const mailing = await findMailing(reader, request.mailingId)
      return mailing && (await isWaiting(reader, mailing, request)) ? [mailing.id] : []
    }),
  )
  return new Set(asked.flat())
}

function recipientsOf({ reader }: Look, row: DeskRow): Promise<number | null> | number | null {
  if (row.targeted !== null) return row.targeted
  return row.status === 'planned' && row.failureReason === null ? countAudience(reader, row) : null
}

function ratesOf({ newsletterId }: DeskRow, sums: readonly NewsletterSum[], yearAgo: string): OnDesk['rates'] {
  const figures = sums.find((sum) => sum.newsletterId === newsletterId)?.figures
  if (!figures || figures.delivered === 0) return null
  const { delivered, uniqueOpens, uniqueClicks } = figures
  const year = sums.filter(({ sentAt }) => sentAt >= yearAgo)
  const average = averageOf(year, newsletterId)
  return { delivered, opened: uniqueOpens / delivered, clicked: uniqueClicks / delivered, average }
}
