import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { idRange, idsIn } from '../../platform/db/id-blocks.rules.ts'
import { contentFor } from '../mailings/index.ts'
import {
  contentAt,
  doubtOrphans,
  expireTargets,
  type LeasedBlock,
  type LiveSender,
  letTargetsWait,
  mostCrashes,
  nameSuspect,
  peopleAtOnce,
  quarantineSuspect,
  targetsNow,
  trialOf,
} from '../messages/index.ts'
import { excludeRefused } from './exclude-refused.ts'
import { partByRoom } from './full-addresses.ts'
import { agesFrom, isAfter, isOver, tooOld } from './lifetime.rules.ts'
import { payloadOf } from './receiver-values.rules.ts'
import { type BlockRecipient, readBlock } from './recipients.store.ts'
import { namesContents, type SendJob } from './send-job.ts'
import type { WaitingRun } from './waiting-run.store.ts'

/** Targets of one block this sender holds, on their way out. */
export interface OpenBlock extends LeasedBlock {
  run: WaitingRun
  ready: SendJob[]
  /** Its mails are as old as the lease: a run that was paused for days is no reason to give up after one attempt. */
  life: Pick<SendJob, 'createdAt' | 'agesFrom'>
  /** Taken from `ready`, not settled yet. */
  underWay: number
  /** When one of its mails last came to an end here, by `performance.now()`. */
  movedAtMs: number
}

const deadly = `the last ${mostCrashes} senders that held it have ended`

/** Makes jobs of the targets of a block. */
export class BlockReader {
  private readonly app: Pick<App, 'db' | 'clock' | 'log' | 'config' | 'secrets'>
  private readonly sender: LiveSender

  constructor(app: BlockReader['app'], sender: LiveSender) {
    this.app = app
    this.sender = sender
  }

  open(run: WaitingRun, leased: LeasedBlock): OpenBlock {
    const createdAt = timestamp(this.app.clock.now())
    const life = { createdAt, agesFrom: agesFrom({ ...run, createdAt, restedSeconds: 0 }) }
    const { first } = leased
    const targets = first ? targetsNow(leased.targets, first) : leased.targets
    return { ...leased, targets, run, ready: [], life, underWay: 0, movedAtMs: performance.now() }
  }

  /** Whoever is gone, or for whom it is too late, gets an end instead of a job. */
  async read(open: OpenBlock): Promise<SendJob[]> {
    const { run, block } = open
    const { db, config } = this.app
    const ids = idsIn(block, open.targets)
    const { taken, onWire, recipients } = await readBlock(db.reader(run), run, { block, ids })
    if (onWire.length > 0)
      await doubtOrphans(this.sender, run, { ids: onWire, quiescenceSeconds: config.QUIESCENCE_SECONDS })
    const found = new Set(recipients.map(({ id }) => id))
    const gone = ids.filter((id) => !taken.has(id) && !found.has(id))
    if (gone.length > 0) await excludeRefused(this.sender, run, gone)
    const waiting = recipients.filter(({ id }) => !taken.has(id))
    if (!this.isTooLateFor(open)) {
      const free = run.class === 'campaign' ? await this.letFullWait(run, waiting) : waiting
      return (await this.takePart(open, free)).map((recipient) => jobFor(recipient, open))
    }
    await expireTargets(this.sender, run, { targets: this.targetsOf(open, waiting), reason: tooOld })
    return []
  }

  /** Whose address has had its share waits in a row of their own; the others may have their mail. */
  private async letFullWait(run: WaitingRun, people: BlockRecipient[]): Promise<BlockRecipient[]> {
    const { free, full } = await partByRoom(this.app, run, people)
    if (full.length > 0) await letTargetsWait(this.sender, run, full)
    return free
  }

  /** Only a birthday passes by itself; anything else may begin as late as somebody lets it, or until the time its mailing names. */
  isTooLateFor({ run, life }: OpenBlock): boolean {
    const now = this.app.clock.now()
    return isAfter(run.notAfter, now) || (run.class === 'birthday' && isOver(run.class, life.agesFrom, now))
  }

  /** Everybody, unless senders have ended over the block; then the first few, and in the end one alone. */
  private async takePart(open: OpenBlock, waiting: BlockRecipient[]): Promise<BlockRecipient[]> {
    const most = peopleAtOnce(open.crashes)
    if (most >= waiting.length && most > 1) return waiting
    const part = waiting.toSorted((a, b) => a.id - b.id).slice(0, most)
    const [person] = part
    if (most > 1 || !person) return part
    const { run, block } = open
    const trial = trialOf(open, person.id)
    if (trial === 'tryAnew') await nameSuspect(this.sender, run, { block, id: person.id })
    if (trial !== 'giveUp') return part
    this.app.log.error({ runId: run.id, messageId: person.id, reason: deadly }, 'quarantined')
    const [target] = this.targetsOf(open, part)
    await quarantineSuspect(this.sender, run, {
      block,
      id: person.id,
      reason: deadly,
      contentId: target?.contentId ?? null,
    })
    return []
  }

  /** Somebody may try them once more: then each gets what was meant for them. */
  private targetsOf(open: OpenBlock, people: readonly BlockRecipient[]) {
    const isNamed = namesContents(open.run)
    return people.map((person) => ({ id: person.id, contentId: isNamed ? contentOf(person, open) : null }))
  }
}

/** Of several subjects the one whose turn it is, else what is said in the language of the person. */
function contentOf(
  { id, languageIso }: BlockRecipient,
  { run, block, first }: Pick<OpenBlock, 'run' | 'block' | 'first'>,
) {
  if (first && first.contentIds.length > 0) return contentAt(id - idRange(block).first, first)
  return contentFor(run, languageIso)
}

function jobFor(recipient: BlockRecipient, { run, life, block, first }: OpenBlock): SendJob {
  const { id, isLarge, subject, placeholders, ...data } = recipient
  return {
    run,
    lane: 'bulk',
    id,
    subscriberId: id,
    contentId: contentOf(recipient, { run, block, first }),
    email: data.email,
    recipient: data,
    payload: placeholders && payloadOf({ subject, placeholders }),
    matter: null,
    isLarge,
    readBytes: 0,
    kind: 'fresh',
    isCapped: run.class === 'campaign',
    attempt: 1,
    ...life,
  }
}
