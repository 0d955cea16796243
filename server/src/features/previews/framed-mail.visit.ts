import { randomBytes } from 'node:crypto'
import type { PageAnswer } from '../../platform/http/page.ts'
import type { PagesApp } from '../pages/index.ts'
import { frameDocument, framePolicy } from './frame-document.rules.ts'

export { isOver } from './preview.rules.ts'

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
