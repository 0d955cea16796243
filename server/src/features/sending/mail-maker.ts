import type { App } from '../../platform/app/app.ts'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { createRandomPool } from '../../platform/secrets/random-pool.ts'
import type { Mail } from '../../platform/smtp/verdict.ts'
import { type Brake, needsSenderDomain } from '../accounts/index.ts'
import { compileFrame, type MailFrame, type PagePurpose, pagePaths, tokensFor } from '../assembly/index.ts'
import { listCustomerFields } from '../customer-fields/index.ts'
import { type Content, findContent, findContentLinks, isOfMatter, matterNames, systemLinks } from '../mailings/index.ts'
import { openValues, optinToken } from '../messages/index.ts'
import { type CompiledContent, compileSubject, surroundingsOf } from '../rendering/index.ts'
import { findSender } from '../sender-domains/index.ts'
import { createTrackingTokens } from '../tracking/index.ts'
import { assumedBytes } from './freight.rules.ts'
import { domainNote } from './hold-note.rules.ts'
import { findMailSettings } from './mail-settings.store.ts'
import { loadMatterWriter } from './matter-values.ts'
import type { PreparedContent } from './prepared-content.ts'
import { readValues } from './recipients.store.ts'
import { isTestMail, type JobRun, type SendJob } from './send-job.ts'
import { compileTracked, personalToken, withdrawalLink } from './tracked-content.ts'

type Parts = Pick<App, 'db' | 'clock' | 'secrets' | 'config'>

/** The domain of a mailing's sender has not passed its check, so nothing may be sent from it. */
export class SenderDomainUnverified extends Error {
  override readonly name = 'SenderDomainUnverified'
}

const mostPrepared = 300
/** A day begins, a key is renewed: what was compiled is looked at again after this long. */
const freshMs = 60_000

/** Makes mails. What a content, its account and its sender have in common is compiled once and kept for a while. */
export class MailMaker {
  private readonly app: Parts
  private readonly tokens
  private readonly tracking
  private readonly kept = new Map<string, PreparedContent>()
  private readonly making = new Map<string, Promise<void>>()

  constructor(app: Parts) {
    this.app = app
    this.tokens = tokensFor(app.config, createRandomPool())
    this.tracking = createTrackingTokens(app.config.POSTRIDER_SECRET)
  }

  isReady(job: SendJob): boolean {
    const prepared = this.kept.get(keyOf(job))
    return prepared !== undefined && performance.now() - prepared.madeAt < freshMs
  }

  /** When its run stops, as its account wants it; undefined = the mail was not prepared here. */
  brakeOf(job: SendJob): Brake | undefined {
    return this.kept.get(keyOf(job))?.brake
  }

  /** How large the mail will be, as far as that can be told before it is made. */
  expectedBytes(job: SendJob): number {
    const prepared = this.kept.get(keyOf(job))
    return job.isLarge || !prepared?.largestBytes ? assumedBytes : prepared.largestBytes
  }

  /** Throws `SenderDomainUnverified` where nothing may be sent. Many mails may wait for the same content. */
  prepare(job: SendJob): Promise<void> {
    const key = keyOf(job)
    let making = this.making.get(key)
    if (!making) {
      making = this.set(key, job).finally(() => this.making.delete(key))
      this.making.set(key, making)
    }
    return making
  }

  private async set(key: string, job: SendJob): Promise<void> {
    const reader = this.app.db.reader(job.run)
    const [row, { timeZone, tracking, salutations, brake }, fields, links] = await Promise.all([
      findContent(reader, job.contentId),
      findMailSettings(reader),
      listCustomerFields(reader),
      findContentLinks(reader, job.contentId),
    ])
    if (!row) throw new Error(`there is no content ${job.contentId}`)
    const hasMatter = isOfMatter(job.run.class)
    const [sender, writeMatter] = await Promise.all([
      this.senderOf(job.run, row),
      hasMatter ? loadMatterWriter(reader, row, timeZone) : null,
    ])
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(this.app.clock.now())
    const surroundings = surroundingsOf(row, fields, { today, salutations })
    const compiled = compileTracked({ ...row, text: row.plainText }, surroundings, {
      mode: hasMatter || job.run.purpose === 'transactional' ? 'none' : tracking,
      publicUrl: this.app.config.TRACKING_URL ?? this.app.config.PUBLIC_URL,
      numbers: new Map(links.map(({ n, url }) => [url, n])),
      commonToken: this.tracking.seal({ runId: job.run.id, contentId: job.contentId, messageId: 0 }),
      names: hasMatter ? [...systemLinks, ...matterNames] : systemLinks,
    })
    const parts = { row, ...compiled, surroundings, brake, writeMatter, ...sender }
    const frame = compileFrame(this.frameFor(job, parts), this.tokens)
    const largestBytes = this.kept.get(key)?.largestBytes ?? 0
    if (this.kept.size >= mostPrepared) this.kept.delete(this.kept.keys().next().value as string)
    this.kept.delete(key)
    this.kept.set(key, { ...parts, frame, madeAt: performance.now(), largestBytes })
  }

  /** Fails for a mail that can never be made: one placeholder too few, an output too large. */
  async make(asked: SendJob): Promise<Mail> {
    const prepared = this.kept.get(keyOf(asked)) as PreparedContent
    const job = asked.isLarge ? await this.withValues(asked) : asked
    const { run, payload } = job
    const links = this.linksFor(job, prepared)
    const placeholders = { ...openValues(this.app, run.accountId, payload?.placeholders), ...links }
    const content = links[personalToken] === undefined ? prepared.content : (prepared.personal as CompiledContent)
    const rendered = content.render(job.recipient, placeholders)
    if (payload?.subject)
      rendered.subject = compileSubject(payload.subject, prepared.row, prepared.surroundings, systemLinks).render(
        job.recipient,
        placeholders,
      )
    if (isTestMail(job)) rendered.subject = `[Test] ${rendered.subject}`
    const frame = job.lane === 'bulk' ? prepared.frame : compileFrame(this.frameFor(job, prepared), this.tokens)
    const leaves = !isOfMatter(run.class) && run.purpose === 'general'
    const mail = await frame.assemble({
      key: { accountId: run.accountId, runId: run.id, messageId: job.id },
      recipientEmail: job.email,
      rendered,
      unsubscribeUrl: leaves ? (links.unsubscribeLink ?? this.pageLink('unsub', job)) : null,
    })
    prepared.largestBytes = Math.max(prepared.largestBytes, mail.data.length)
    return mail
  }

  /** A job of its own, so that the values are gone when the mail is made. */
  private async withValues(job: SendJob): Promise<SendJob> {
    const { customerFields, payload, bytes } = await readValues(this.app.db.reader(job.run), job)
    job.readBytes = bytes
    const recipient = job.recipient && { ...job.recipient, ...(customerFields && { customerFields }) }
    return { ...job, recipient, payload }
  }

  private linksFor(job: SendJob, { content, personal, writeMatter }: PreparedContent): Record<string, string> {
    const matter = job.matter ?? { channelIds: [job.run.channelId], requestedAt: job.createdAt }
    const links: Record<string, string> = writeMatter ? writeMatter(matter) : {}
    const uses = (name: string) => content.usesSystemLinks.has(name)
    if (uses('unsubscribeLink')) links.unsubscribeLink = this.pageLink('unsub', job)
    if (uses('preferencesLink')) links.preferencesLink = this.pageLink('preferences', job)
    if (uses('browserLink')) links.browserLink = this.pageLink('browser', job)
    if (uses('optinLink')) links.optinLink = `${this.app.config.PUBLIC_URL}/optin/${this.optinToken(job)}`
    if (uses('undoLink')) links.undoLink = `${this.app.config.PUBLIC_URL}/undo?p=${this.undoToken(job)}`
    if (personal && job.recipient?.agreesToTracking) {
      links[personalToken] = this.tracking.seal({ runId: job.run.id, contentId: job.contentId, messageId: job.id })
      links[withdrawalLink] = this.pageLink('tracking', job)
    }
    return links
  }

  /** A test mail asks nobody for consent and has nothing to take back, so its links lead nowhere. */
  private optinToken({ matter }: SendJob): string {
    return matter?.kind === 'optin' ? optinToken(this.app.secrets, matter.nonce) : 'test'
  }

  private undoToken({ run, matter }: SendJob): string {
    if (matter?.kind !== 'optout') return 'test'
    return this.tokens.sealUndo({ accountId: run.accountId, consentSeq: matter.consentSeq })
  }

  /** Whoever gets a test may be on the list; pressing something in it must not change that. */
  private pageLink(purpose: PagePurpose, job: SendJob): string {
    const { run, subscriberId } = job
    const ticket = {
      accountId: run.accountId,
      subscriberId: isTestMail(job) && purpose !== 'browser' ? 0 : subscriberId,
      newsletterId: run.newsletterId,
      channelId: run.channelId,
      issuedAt: this.app.clock.now(),
    }
    const token = this.tokens.sealPage(ticket, purpose)
    return `${this.app.config.PUBLIC_URL}/${pagePaths[purpose]}${token}`
  }

  private async senderOf({ accountId, customerId }: JobRun, { senderEmail }: Content) {
    const { config, db, secrets } = this.app
    const domain = senderEmail.slice(senderEmail.lastIndexOf('@') + 1)
    const sender = await findSender(db.reader({ accountId, customerId }), secrets, domain, {
      ed25519: config.SIGN_WITH_ED25519,
    })
    const verified = sender?.verified ? sender : undefined
    if (!verified && needsSenderDomain(config, accountId)) throw new SenderDomainUnverified(domainNote(domain))
    return {
      returnPathDomain: verified?.returnPathDomain ?? config.BOUNCE_DOMAIN,
      messageIdDomain: domain,
      signers: verified?.signers ?? [],
    }
  }

  private frameFor(
    { run, payload, lane, createdAt }: SendJob,
    {
      row,
      returnPathDomain,
      messageIdDomain,
      signers,
    }: Pick<PreparedContent, 'row' | 'returnPathDomain' | 'messageIdDomain' | 'signers'>,
  ): MailFrame {
    const opaque = (kind: string, id: number) =>
      this.app.secrets.hmac('feedback-id', `${kind}/${id}`).toString('hex').slice(0, 12)
    const feedback = {
      mailing: opaque('newsletter', run.newsletterId),
      channel: opaque('channel', run.channelId),
      account: opaque('account', run.accountId),
    }
    return {
      class: run.class,
      senderName: payload?.senderName ?? row.senderName,
      senderEmail: row.senderEmail,
      replyTo: row.replyTo,
      returnPathDomain,
      messageIdDomain,
      listId:
        lane === 'bulk' || run.class === 'welcome' ? { channel: feedback.channel, account: feedback.account } : null,
      listHelpUrl: null,
      senderId: `postrider${lane === 'bulk' ? 'b' : 't'}`,
      feedback,
      cfblAddress: `fbl@${returnPathDomain}`,
      languageIso: row.languageIso,
      date: new Date(millisecondsOf(lane === 'bulk' ? run.startedAt : createdAt)),
      signers,
    }
  }
}

function keyOf({ run, contentId }: SendJob): string {
  return `${run.id}/${contentId}`
}
