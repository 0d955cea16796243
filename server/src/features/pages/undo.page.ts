import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { findOptout, foreseeUndo, type Undone, undoOptout } from '../subscriptions/index.ts'
import { findOptoutLanguage, findTenant } from './link.store.ts'
import { endedPage, inTimeOf, loadPageContext, nobodysPage, type PageContext, pageIn } from './page-context.visit.ts'
import { saysTrue } from './page-ticket.visit.ts'
import type { PagesApp } from './pages-app.ts'
import { personAct } from './person-act.visit.ts'

export const undoPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/undo', answer: openUndo },
  { method: 'POST', path: '/undo', answer: postUndo },
]

interface OpenUndo {
  context: PageContext
  consentSeq: number
}

/** The link of an opt-out mail. Looking changes nothing. */
async function openUndo(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findUndo(app, request)
  if ('answer' in found) return found.answer
  const { context, consentSeq } = found
  const outcome = await foreseeUndo({ ...inTimeOf(app, context), reader: context.reader }, consentSeq)
  return outcome === 'undone' ? pageIn(context, 200, 'undoAsk', { kind: 'undo' }) : outcomePage(context, outcome)
}

/** The button of that page, or of the page after unsubscribing. */
async function postUndo(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findUndo(app, request)
  if ('answer' in found) return found.answer
  if (!saysTrue(request.form, 'undo')) return nobodysPage('unreadable', 400, request.headers['accept-language'])
  const { context, consentSeq } = found
  const outcome = await app.db.transaction(context.tenant, (tx) =>
    undoOptout(personAct(inTimeOf(app, context), tx, request), consentSeq),
  )
  return outcomePage(context, outcome)
}

async function findUndo(app: PagesApp, request: PageRequest): Promise<OpenUndo | { answer: PageAnswer }> {
  const [p, ...more] = request.query.getAll('p')
  const ticket = p === undefined || more.length > 0 ? null : app.tokens.openUndo(p)
  if (!ticket) return { answer: nobodysPage('unknownLink', 404, request.headers['accept-language']) }
  const tenant = await findTenant(app.db, ticket.accountId)
  if (!tenant) return { answer: endedPage(request) }
  const { consentSeq } = ticket
  const optout = await findOptout(app.db.reader(tenant), consentSeq)
  const context = await loadPageContext(app, request, {
    tenant,
    channelIds: optout?.channelIds ?? [],
    mailLanguage: async (reader) => (optout ? findOptoutLanguage(reader, optout) : null),
  })
  return { context, consentSeq }
}

function outcomePage(context: PageContext, outcome: Undone): PageAnswer {
  const isGood = outcome === 'undone' || outcome === 'alreadyUndone'
  return isGood ? pageIn(context, 200, 'undoDone') : pageIn(context, 410, 'undoExpired')
}
