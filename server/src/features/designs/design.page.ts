import { Refusal } from '../../platform/errors/refusal.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { findTenant, type PagesApp } from '../pages/index.ts'
import { nobodysPage } from '../pages/page-context.visit.ts'
import { framed, isOver } from '../previews/framed-mail.visit.ts'
import { designKinds, renderDesign } from './render-design.ts'

export const designPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/design/:token', countedFor: accountOf, answer: showDesign },
]

function accountOf({ tokens }: PagesApp, { params }: PageRequest): string | null {
  const ticket = tokens.openPreview(params.token ?? '', 'design')
  return ticket && `design:${ticket.accountId}`
}

/** A look in a frame of the application, as a preview is shown. */
async function showDesign(app: PagesApp, { params, query, headers }: PageRequest): Promise<PageAnswer> {
  const ticket = app.tokens.openPreview(params.token ?? '', 'design')
  const tenant = ticket && !isOver(ticket.issuedAt, app.clock.now()) && (await findTenant(app.db, ticket.accountId))
  const kind = ticket && designKinds[ticket.subscriberId]
  if (!tenant || !kind) return nobodysPage('brokenLink', 400, headers['accept-language'])
  try {
    const look = { reader: app.db.reader(tenant), clock: app.clock }
    const html = await renderDesign(look, { kind, id: ticket.mailingId })
    return framed(app, html, query.get('scheme') === 'dark' ? 'dark' : 'light')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return nobodysPage('nothingHere', 404, headers['accept-language'])
  }
}
