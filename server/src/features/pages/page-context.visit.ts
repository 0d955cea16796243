import type { Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { PageAnswer, PageFault, PageRequest } from '../../platform/http/page.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { type Account, clockOf, findAccount } from '../accounts/index.ts'
import { channelName, listChannels } from '../channels/index.ts'
import { ourPage, redirectTo } from './page-answer.visit.ts'
import { chooseLanguage } from './page-language.rules.ts'
import { type PageSettings, type StoredSettings, settingsFor } from './page-settings.rules.ts'
import { listPageSettings } from './page-settings.store.ts'
import type { NoteReason, PageName, Words } from './page-texts.rules.ts'
import type { PagesApp } from './pages-app.ts'
import type { PageForm } from './render-page.rules.ts'
import { withParameters } from './target-url.rules.ts'

/** Everything about an account that its pages show or lead to. */
export interface PageContext {
  tenant: Tenant
  reader: Reader
  account: Account
  settings: PageSettings
  stored: StoredSettings[]
  /** What the link is about. */
  channelIds: readonly number[]
  language: Language
  words: Words
}

export interface PageContextInput {
  tenant: Tenant
  channelIds: readonly number[]
  /** Reads the language of the mail; asked for together with everything else. */
  mailLanguage(reader: Reader): Promise<string | null>
}

export async function loadPageContext(
  { db }: Pick<PagesApp, 'db'>,
  { headers }: PageRequest,
  { tenant, channelIds, mailLanguage }: PageContextInput,
): Promise<PageContext> {
  const reader = db.reader(tenant)
  const [account, channels, stored, languageIso] = await Promise.all([
    findAccount(reader),
    listChannels(reader),
    listPageSettings(reader),
    mailLanguage(reader),
  ])
  if (!account) throw new Error(`account ${tenant.accountId} went away`)
  const settings = settingsFor(stored, channelIds)
  const language = chooseLanguage(languageIso, headers['accept-language'])
  const named = account.hasChannels ? channels.filter(({ id }) => channelIds.includes(id)) : []
  const sender = settings.brandName ?? account.name
  const names = named.map((channel) => channelName(channel, language, account.defaultLanguageIso))
  // A channel called like the sender would only repeat the name.
  const words = { sender, channels: names.filter((name) => name !== sender) }
  return { tenant, reader, account, settings, stored, channelIds, language, words }
}

/** The time is that of the account: a sandbox may be ahead. */
export function inTimeOf<A extends Pick<PagesApp, 'clock'>>(app: A, { account }: Pick<PageContext, 'account'>): A {
  return { ...app, clock: clockOf(app.clock, account) }
}

export function pageIn(
  { language, words, settings }: PageContext,
  status: number,
  name: PageName,
  form?: PageForm,
): PageAnswer {
  return ourPage(status, { name, language, words, brand: settings, ...(form && { form }) })
}

/** The customer's note page, or ours with the status given. */
export function noteAnswer(context: PageContext, reason: NoteReason, status: number, method: string): PageAnswer {
  const { noteUrl } = context.settings
  return noteUrl ? redirectTo(withParameters(noteUrl, { reason }), method) : pageIn(context, status, reason)
}

/** The account that wrote the mail has ended, with everything it knew. */
export function endedPage({ headers }: PageRequest): PageAnswer {
  return nobodysPage('accountEnded', 410, headers['accept-language'])
}

const nobody = { brandColour: null, logoUrl: null, imprintUrl: null }

/** A page that belongs to no account, because none is known. */
export function nobodysPage(
  name: PageName | PageFault,
  status: number,
  acceptLanguage: string | undefined,
): PageAnswer {
  const language = chooseLanguage(null, acceptLanguage)
  return ourPage(status, { name, language, words: { sender: '', channels: [] }, brand: nobody })
}
