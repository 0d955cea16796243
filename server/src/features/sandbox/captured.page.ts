import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PagesApp } from '../pages/index.ts'
import { nobodysPage } from '../pages/page-context.visit.ts'
import { framed, openFrame } from '../previews/framed-mail.visit.ts'
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
async function showCaptured(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const { query, headers } = request
  const opened = await openFrame(app, request, 'captured')
  if (!opened) return nobodysPage('brokenLink', 400, headers['accept-language'])
  const { ticket, tenant } = opened
  const kept = await findCaptured(app.db.reader(tenant), ticket.mailingId)
  const html = kept && readMail(openMail(app.secrets, tenant.accountId, kept.mailSealed)).html
  if (!html) return nobodysPage('nothingHere', 404, headers['accept-language'])
  return framed(app, html, query.get('scheme') === 'dark' ? 'dark' : 'light')
}
