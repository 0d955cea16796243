import { randomBytes } from 'node:crypto'
import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { findTenant, type PagesApp } from '../pages/index.ts'
import { frameDocument, framePolicy } from './frame-document.rules.ts'
import { isOver } from './preview.rules.ts'

type FramePurpose = Parameters<PagesApp['tokens']['openPreview']>[1]

/** What the address of a frame carries, and whose it is; null = nobody was given it, or too long ago. */
export async function openFrame(app: PagesApp, { params }: PageRequest, purpose?: FramePurpose) {
  const ticket = app.tokens.openPreview(params.token ?? '', purpose)
  if (!ticket || isOver(ticket.issuedAt, app.clock.now())) return null
  const tenant = await findTenant(app.db, ticket.accountId)
  return tenant ? { ticket, tenant } : null
}

/** Somebody's mail, for a frame of the application and nothing else. */
export function framed({ config }: PagesApp, html: string, scheme: 'dark' | 'light'): PageAnswer {
  const nonce = randomBytes(16).toString('base64url')
  const application = new URL(config.APP_URL).origin
  return {
    status: 200,
    isFramed: true,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy({ nonce, application, pictures: new URL(config.PUBLIC_URL).origin }),
    },
    body: frameDocument(html, { nonce, application, scheme }),
  }
}
