import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { findTenant, type PagesApp } from '../pages/index.ts'
import { nobodysPage } from '../pages/page-context.visit.ts'
import { framed, isOver } from '../previews/framed-mail.visit.ts'
import { findCaptured } from './captured-mail.store.ts'
import { readMail } from './read-mail.rules.ts'
import { openMail } from './sealed-mail.ts'

export const capturedPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/captured/:token', countedFor: inboxOf, answer: showCaptured },
]

function inboxOf({ tokens }: PagesApp, { params }: PageRequest): string | null {
  const ticket = tokens.openPreview(params.token ?? '', 'captured')
  return ticket && `captured:${ticket.accountId}`
}

/** A captured mail in a frame of the inbox, as a preview is shown. */
async function showCaptured(app: PagesApp, { params, query, headers }: PageRequest): Promise<PageAnswer> {
  const ticket = app.tokens.openPreview(params.token ?? '', 'captured')
  const tenant = ticket && !isOver(ticket.issuedAt, app.clock.now()) && (await findTenant(app.db, ticket.accountId))
  if (!tenant) return nobodysPage('brokenLink', 400, headers['accept-language'])
  const kept = await findCaptured(app.db.reader(tenant), ticket.mailingId)
  const html = kept && readMail(openMail(app.secrets, tenant.accountId, kept.mailSealed)).html
  if (!html) return nobodysPage('nothingHere', 404, headers['accept-language'])
  return framed(app, html, query.get('scheme') === 'dark' ? 'dark' : 'light')
}
