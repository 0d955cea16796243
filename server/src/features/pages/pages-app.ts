import type { App } from '../../platform/app/app.ts'
import type { MailTokens } from '../assembly/index.ts'

/** What the pages process is made of. */
export interface PagesApp extends App {
  tokens: MailTokens
}
