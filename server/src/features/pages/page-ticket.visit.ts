import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PagePurpose, PageTicket } from '../assembly/index.ts'
import { findNewsletterLanguage, findTenant } from './link.store.ts'
import { endedPage, loadPageContext, nobodysPage, type PageContext, pageIn } from './page-context.visit.ts'
import type { PagesApp } from './pages-app.ts'

/** A request with a `p` that this service has written, and the account it belongs to. */
export interface OpenTicket {
  request: PageRequest
  context: PageContext
  ticket: PageTicket
  p: string
}

/** Whose request this is, if only this service can have written its `p`. */
export function ticketOf(
  { tokens }: Pick<PagesApp, 'tokens'>,
  { query }: PageRequest,
  purpose: PagePurpose,
): PageTicket | null {
  const [p, ...more] = query.getAll('p')
  return p === undefined || more.length > 0 ? null : tokens.openPage(p, purpose)
}

export async function findTicket(
  app: PagesApp,
  request: PageRequest,
  purpose: PagePurpose,
): Promise<OpenTicket | { answer: PageAnswer }> {
  const ticket = ticketOf(app, request, purpose)
  if (!ticket) return { answer: nobodysPage('brokenLink', 400, request.headers['accept-language']) }
  const tenant = await findTenant(app.db, ticket.accountId)
  if (!tenant) return { answer: endedPage(request) }
  const context = await loadPageContext(app, request, {
    tenant,
    channelIds: [ticket.channelId],
    mailLanguage: (reader) => findNewsletterLanguage(reader, ticket.newsletterId),
  })
  // A test mail names nobody, so that nothing in it changes anything; but it can be read in the browser.
  if (ticket.subscriberId === 0 && purpose !== 'browser') return { answer: pageIn(context, 200, 'testLink') }
  return { request, context, ticket, p: request.query.get('p') as string }
}

/** Exactly once, and exactly this word: `force=TRUE` or a second `force` is none. */
export function saysTrue(values: URLSearchParams, name: string): boolean {
  const given = values.getAll(name)
  return given.length === 1 && given[0] === 'true'
}
