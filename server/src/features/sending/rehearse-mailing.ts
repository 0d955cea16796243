import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { idsIn } from '../../platform/db/id-blocks.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { contentFor, freezeLanguages, requireMailing } from '../mailings/index.ts'
import { evaluateAudience, listReadyBlocks } from '../runs/index.ts'
import { MailMaker } from './mail-maker.ts'
import { readRecipients } from './recipients.store.ts'
import type { SendJob } from './send-job.ts'

export interface Rehearsal {
  targeted: number
  made: number
  /** How many mails could not be made, by reason. */
  failed: Record<string, number>
  largestBytes: number
  totalBytes: number
}

/** Everything a run would do except sending: chooses the recipients and makes every single mail, and writes nothing. */
export async function rehearseMailing(
  app: Pick<App, 'db' | 'clock' | 'secrets' | 'config'>,
  tenant: Tenant,
  mailingId: number,
  onProgress: (soFar: Rehearsal) => void = () => {},
): Promise<Rehearsal> {
  const { known, contents } = await app.db.transaction(tenant, async (tx) => ({
    known: await requireMailing(tx, mailingId),
    contents: await freezeLanguages(tx, mailingId),
  }))
  const { channelId } = known.mailing
  const mailMaker = new MailMaker(app)
  const result: Rehearsal = { targeted: 0, made: 0, failed: {}, largestBytes: 0, totalBytes: 0 }
  const { audience } = await evaluateAudience(app.db.reader(tenant), known.mailing, app.clock.now())
  for (const { block, targets } of await listReadyBlocks(app.db.reader(tenant), audience)) {
    const recipients = await readRecipients(app.db.reader(tenant), idsIn(block, targets))
    for (const recipient of recipients) {
      const { id, email, isLarge } = recipient
      const startedAt = timestamp(app.clock.now())
      const run = {
        ...tenant,
        id: 0,
        class: 'newsletter',
        channelId,
        newsletterId: known.newsletter.id,
        purpose: 'general',
        startedAt,
        notAfter: null,
      } as const
      await rehearse(mailMaker, result, {
        ...blank,
        run,
        id,
        subscriberId: id,
        contentId: contentFor(contents, recipient.languageIso),
        email,
        recipient,
        isLarge,
        createdAt: startedAt,
        agesFrom: 0,
      })
    }
    onProgress(result)
  }
  return result
}

const blank = {
  lane: 'bulk',
  payload: null,
  matter: null,
  readBytes: 0,
  kind: 'fresh',
  isCapped: false,
  attempt: 1,
} as const

async function rehearse(mailMaker: MailMaker, result: Rehearsal, job: SendJob): Promise<void> {
  result.targeted += 1
  try {
    if (!mailMaker.isReady(job)) await mailMaker.prepare(job)
    const { length } = (await mailMaker.make(job)).data
    result.made += 1
    result.totalBytes += length
    result.largestBytes = Math.max(result.largestBytes, length)
  } catch (error) {
    const reason = (error as Error).message
    result.failed[reason] = (result.failed[reason] ?? 0) + 1
  }
}
