import type { Sql } from 'sql-template-tag'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type ClaimedMessage, countMarked, type LiveSender, letClaimedWait, type RunClass } from '../messages/index.ts'
import { capAddress, secondsUntilRoom, takeMailsSent } from '../suppression/index.ts'
import type { JobRun, SendJob } from './send-job.ts'

/** Of a campaign each mail counts for its address when it is first put on the wire; single mails counted when they were asked for. */
export function isCapped(runClass: RunClass, { wasOnWire }: Pick<ClaimedMessage, 'wasOnWire'>): boolean {
  return runClass === 'campaign' && !wasOnWire
}

/** An address as it is compared. */
function keyOfAddress(email: string): string {
  const parsed = parseEmail(email, true)
  return typeof parsed === 'string' ? email.toLowerCase() : parsed.emailKey
}

/** Whose address has room for a trigger mail, and for how many seconds the others have to wait. */
export async function partByRoom<T extends { email: string }>(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  tenant: Tenant,
  mails: readonly T[],
): Promise<{ free: T[]; full: (T & { seconds: number })[] }> {
  if (mails.length === 0) return { free: [], full: [] }
  const keys = mails.map(({ email }) => keyOfAddress(email))
  const waits = await secondsUntilRoom(app, app.db.reader(tenant), 'trigger', keys)
  const full = mails.flatMap((mail, i) => {
    const seconds = waits[i] ?? null
    return seconds === null ? [] : [{ ...mail, seconds }]
  })
  return { free: mails.filter((_, i) => waits[i] === null), full }
}

/** Behind the mark of mails that count: tells which of them have to wait after all. */
export function countForCap(
  { clock, secrets }: Pick<App, 'clock' | 'secrets'>,
  run: JobRun,
  jobs: readonly SendJob[],
  senderId: number,
): Sql {
  return countMarked(run, {
    ids: jobs.map(({ id }) => id),
    addresses: jobs.map(({ email }) => capAddress(secrets, run, keyOfAddress(email))),
    senderId,
    take: (addresses) => takeMailsSent('trigger', run, { addresses, now: timestamp(clock.now()) }),
  })
}

/** Of claimed messages of one account those that may leave now; the others wait in their rows. */
export async function withoutFull(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  sender: LiveSender,
  jobs: readonly SendJob[],
): Promise<SendJob[]> {
  const capped = jobs.filter((job) => job.isCapped)
  const [first] = capped
  if (!first) return [...jobs]
  const { full } = await partByRoom(app, first.run, capped)
  if (full.length === 0) return [...jobs]
  const waits = full.map(({ run, id, seconds }) => ({ accountId: run.accountId, runId: run.id, id, seconds }))
  await letClaimedWait(sender, waits)
  const waiting = new Set(full.map(({ run, id }) => `${run.id}/${id}`))
  return jobs.filter(({ run, id }) => !waiting.has(`${run.id}/${id}`))
}
