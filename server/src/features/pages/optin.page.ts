import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { optinTokenHash } from '../messages/index.ts'
import { type Confirmed, confirmOptin, foreseeOptin } from '../subscriptions/index.ts'
import { findMatterMail, findOptinLink, findTenant, type MatterMail } from './link.store.ts'
import { judgePress, openFormStamp, sealFormStamp } from './optin-form.rules.ts'
import { keepPageText, recordVisit } from './optin-visit.store.ts'
import { ourPage, redirectTo } from './page-answer.visit.ts'
import { endedPage, inTimeOf, loadPageContext, nobodysPage, type PageContext, pageIn } from './page-context.visit.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.visit.ts'
import { findRegisterPage } from './register-page.visit.ts'
import { pageHash } from './render-page.rules.ts'
import { withParameters } from './target-url.rules.ts'
import { isProbe, judgeVisit } from './visitor.rules.ts'

export const optinPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/optin/:token', answer: openOptin },
  { method: 'POST', path: '/optin/:token', answer: pressOptin },
]

/** A link that would still confirm something. */
interface OpenLink {
  request: PageRequest
  context: PageContext
  token: string
  messageId: number
  mail: MatterMail | undefined
}
type Outcome = Confirmed['outcome']

/** Somebody, or something, has opened the link of an opt-in mail. */
async function openOptin(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findOpenLink(app, request)
  if ('answer' in found) return found.answer
  if (isProbe(request)) return askingPage(app, found, { pressAgain: false }).answer
  const mode = found.context.settings.optinConfirmMode
  const verdict = judgeVisit(request, secondsSince(found.mail?.sentAt ?? null, app.clock.now()))
  const confirmsAtOnce = mode === 'direct' || (mode === 'adaptive' && verdict.isPerson)
  return confirmsAtOnce
    ? confirm(app, found, { reason: verdict.reason, page: null })
    : ask(app, found, { reason: verdict.reason, pressAgain: false })
}

/** The button of our page was pressed. */
async function pressOptin(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findOpenLink(app, request)
  if ('answer' in found) return found.answer
  const { form, headers } = request
  const stamp = openFormStamp(app.secrets, found.token, form.get('form') ?? '')
  const verdict = judgePress({
    stamp,
    touchedHiddenParts: form.has('every') || (form.get('remark') ?? '') !== '',
    site: headers['sec-fetch-site'],
    now: app.clock.now(),
  })
  return verdict === 'person'
    ? confirm(app, found, { reason: verdict, page: stamp?.pageHash ?? null })
    : ask(app, found, { reason: verdict, pressAgain: true })
}

async function findOpenLink(app: PagesApp, request: PageRequest): Promise<OpenLink | { answer: PageAnswer }> {
  const { token = '' } = request.params
  const link = await findOptinLink(app.db, optinTokenHash(token))
  if (!link) return { answer: nobodysPage('unknownLink', 404, request.headers['accept-language']) }
  const tenant = await findTenant(app.db, link.accountId)
  if (!tenant) return { answer: endedPage(request) }
  let mail: MatterMail | undefined
  const context = await loadPageContext(app, request, {
    tenant,
    channelIds: link.channelIds,
    mailLanguage: async (reader) => {
      mail = await findMatterMail(reader, link)
      return mail?.languageIso ?? null
    },
  })
  const { messageId } = link
  if (messageId === null) return { answer: await outcomeAnswer(app, context, 'void', request) }
  const outcome = await foreseeOptin({ ...inTimeOf(app, context), reader: context.reader }, messageId)
  if (outcome !== 'confirmed') return { answer: await outcomeAnswer(app, context, outcome, request) }
  return { request, context, token, messageId, mail }
}

async function outcomeAnswer(
  app: PagesApp,
  context: PageContext,
  outcome: Outcome,
  { method }: PageRequest,
): Promise<PageAnswer> {
  const { settings, language, words } = context
  const { confirmationUrl, optinExpiredUrl, singlePageMode } = settings
  const isGood = outcome === 'confirmed' || outcome === 'alreadyConfirmed'
  const target = isGood || singlePageMode ? confirmationUrl : optinExpiredUrl
  if (target) return redirectTo(withParameters(target, singlePageMode ? { valid: String(isGood) } : {}), method)
  if (isGood) return pageIn(context, 200, 'optinDone')
  const registerUrl = await findRegisterPage(app, context)
  return ourPage(410, { name: 'optinExpired', language, words, brand: settings, registerUrl })
}

async function confirm(
  app: PagesApp,
  link: OpenLink,
  { reason, page }: { reason: string; page: Buffer | null },
): Promise<PageAnswer> {
  const { request, context, messageId, mail } = link
  const now = timestamp(app.clock.now())
  const contentHashes = {
    ...(mail && { mail: mail.contentHash.toString('hex') }),
    ...(page && { page: page.toString('hex') }),
  }
  const outcome = await app.db.transaction(context.tenant, async (tx) => {
    const confirmed = await confirmOptin(personAct(inTimeOf(app, context), tx, request, contentHashes), messageId)
    note(tx, link, { outcome: confirmed.outcome, reason, page, now })
    return confirmed.outcome
  })
  return outcomeAnswer(app, context, outcome, request)
}

async function ask(
  app: PagesApp,
  link: OpenLink,
  { reason, pressAgain }: { reason: string; pressAgain: boolean },
): Promise<PageAnswer> {
  const { answer, text, hash } = askingPage(app, link, { pressAgain })
  const now = timestamp(app.clock.now())
  await app.db.transaction(link.context.tenant, async (tx) => {
    keepPageText(tx, hash, text, now)
    note(tx, link, { outcome: pressAgain ? 'askedAgain' : 'asked', reason, page: hash, now })
  })
  return answer
}

/** The page with the button. Its text is what everybody sees; the stamp in the form is this visit's own. */
function askingPage(
  { secrets, clock }: PagesApp,
  { context, token }: OpenLink,
  { pressAgain }: { pressAgain: boolean },
) {
  const page = (stamp: string) => pageIn(context, 200, 'optinAsk', { kind: 'confirm', stamp, pressAgain })
  const text = page('').body
  const hash = pageHash(text)
  return { text, hash, answer: page(sealFormStamp(secrets, token, { madeAt: clock.now(), pageHash: hash })) }
}

interface VisitNote {
  outcome: string
  reason: string
  page: Buffer | null
  now: Timestamp
}

function note(tx: Tx, { request, messageId }: OpenLink, { outcome, reason, page, now }: VisitNote): void {
  recordVisit(tx, {
    messageId,
    visitedAt: now,
    method: request.method,
    outcome,
    reason,
    ip: request.clientAddress,
    userAgent: storableText(request.headers['user-agent'] ?? ''),
    pageHash: page,
  })
}

function storableText(text: string): string {
  return text
    .slice(0, 512)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
}

function secondsSince(time: Timestamp | null, now: Date): number | null {
  return time === null ? null : (now.getTime() - millisecondsOf(time)) / 1000
}
