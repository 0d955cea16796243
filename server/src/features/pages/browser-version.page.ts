import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { findOwnRules, type Salutations } from '../accounts/index.ts'
import { type PagePurpose, type PageTicket, pagePaths } from '../assembly/index.ts'
import { listCustomerFields } from '../customer-fields/index.ts'
import { type Content, findContent, systemLinks } from '../mailings/index.ts'
import { openValues } from '../messages/index.ts'
import {
  compileContent,
  decodeQuotedPrintable,
  type RecipientData,
  RenderingError,
  surroundingsOf,
} from '../rendering/index.ts'
import { findReadableLanguage, findRecipient, findSentMail, type SentMail } from './browser-version.store.ts'
import { findTenant } from './link.store.ts'
import { mailPage } from './page-answer.visit.ts'
import { endedPage, loadPageContext, nobodysPage, noteAnswer } from './page-context.visit.ts'
import type { PagesApp } from './pages-app.ts'

export const browserVersionPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/browser/:token', answer: openBrowserVersion },
]

interface BrowserVersion {
  ticket: PageTicket
  mail: SentMail
  content: Content
  fields: Awaited<ReturnType<typeof listCustomerFields>>
  recipient: RecipientData | null
  links: Record<string, string>
  salutations: Salutations
}

/** The newsletter as this one person got it, by the renderer and the content of the mail. */
async function openBrowserVersion(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const { token = '' } = request.params
  const ticket = app.tokens.openPage(token, 'browser')
  if (!ticket) return nobodysPage('brokenLink', 400, request.headers['accept-language'])
  const tenant = await findTenant(app.db, ticket.accountId)
  if (!tenant) return endedPage(request)
  let isThere = false
  const context = await loadPageContext(app, request, {
    tenant,
    channelIds: [ticket.channelId],
    mailLanguage: async (reader) => {
      const language = await findReadableLanguage(reader, ticket.newsletterId)
      isThere = language !== null
      return language
    },
  })
  if (!isThere) return noteAnswer(context, 'CouldNotGetNewsletter', 404, request.method)
  const [mail, recipient, fields, { salutations }] = await Promise.all([
    findSentMail(context.reader, ticket),
    ticket.subscriberId === 0 ? null : findRecipient(context.reader, ticket.subscriberId),
    listCustomerFields(context.reader),
    findOwnRules(context.reader),
  ])
  const content = mail && (await findContent(context.reader, mail.contentId))
  if (recipient === undefined || !mail || !content)
    return noteAnswer(context, 'BrowserVersionNotAvailable', 404, request.method)
  try {
    const links = linksOf(app, ticket, token)
    const values = openValues(app, context.tenant.accountId, mail.payload?.placeholders)
    return mailPage(
      render({ ticket, mail, content, fields, recipient, salutations, links: { ...values, ...links } }),
      content.languageIso,
    )
  } catch (error) {
    // Values of single mails are kept for some days only.
    if (error instanceof RenderingError && error.reason === 'placeholder_missing')
      return noteAnswer(context, 'BrowserVersionNotAvailable', 404, request.method)
    if (!(error instanceof RenderingError)) app.log.error({ err: error }, 'a browser version could not be rendered')
    return noteAnswer(context, 'BrowserVersionNotAvailable', 500, request.method)
  }
}

function render({ mail, content, fields, recipient, links, salutations }: BrowserVersion): string {
  const surroundings = surroundingsOf(content, fields, { today: mail.sentOn, salutations })
  const compiled = compileContent({ ...content, text: '' }, surroundings, systemLinks)
  return decodeQuotedPrintable(compiled.render(recipient, links).html)
}

/** The same links as in the mail; an opt-in is asked for in the mail alone. */
function linksOf({ tokens, config }: PagesApp, ticket: PageTicket, token: string): Record<string, string> {
  const link = (purpose: PagePurpose, sealed: string) => `${config.PUBLIC_URL}/${pagePaths[purpose]}${sealed}`
  return {
    unsubscribeLink: link('unsub', tokens.sealPage(ticket, 'unsub')),
    preferencesLink: link('preferences', tokens.sealPage(ticket, 'preferences')),
    browserLink: link('browser', token),
    optinLink: '',
  }
}
