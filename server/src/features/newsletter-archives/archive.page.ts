import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { channelName, listChannels } from '../channels/index.ts'
import { type CustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { findOpenForm, formUrl } from '../forms/index.ts'
import { findTenant, type PagesApp, renderShell } from '../pages/index.ts'
import { mailPage, shellAnswer } from '../pages/page-answer.visit.ts'
import { loadPageContext, nobodysPage, type PageContext } from '../pages/page-context.visit.ts'
import { RenderingError } from '../rendering/index.ts'
import { type Archive, archiveUrl } from './archive.rules.ts'
import {
  findAccountOfArchive,
  findArchive,
  listSentNewsletters,
  listYears,
  type SentNewsletter,
} from './archive.store.ts'
import { pictureOf, readLetter, readWholeLetter } from './read-letters.ts'
import { archiveStyle, type Letter, renderArchive, renderFeed } from './render-archive.rules.ts'

export const archivePages: Page<PagesApp>[] = [
  { method: 'GET', path: '/archive/:id', answer: inArchive(showYear) },
  { method: 'GET', path: '/archive/:id/feed', answer: inArchive(showFeed) },
  { method: 'GET', path: '/archive/:id/:mailingId', answer: inArchive(showLetter) },
]

/** A letter a day. */
const mostOfYear = 400
const mostInFeed = 10

interface OpenArchive {
  app: PagesApp
  request: PageRequest
  archive: Archive
  context: PageContext
  /** What the channel is called, or whoever writes to it. */
  title: string
}

type Show = (open: OpenArchive) => Promise<PageAnswer | null>

/** One that is closed, or of nobody, looks the same from outside. */
function inArchive(show: Show) {
  return async (app: PagesApp, request: PageRequest): Promise<PageAnswer> => {
    const open = await findOpenArchive(app, request)
    const answer = open && (await show(open))
    if (!open || !answer) return nobodysPage('nothingHere', 404, request.headers['accept-language'])
    return { ...answer, headers: { ...answer.headers, ...headersOf(open.archive) } }
  }
}

/** The same for everybody, so it may be kept on the way for a while; search engines need to be told that they may. */
function headersOf({ isIndexable }: Archive): Record<string, string> {
  return {
    'cache-control': 'public, max-age=300',
    vary: 'accept-language',
    'x-robots-tag': isIndexable ? 'all' : 'noindex, nofollow',
  }
}

async function findOpenArchive(app: PagesApp, request: PageRequest): Promise<OpenArchive | undefined> {
  const publicId = request.params.id ?? ''
  const accountId = /^[0-9a-f]{32}$/.test(publicId) ? await findAccountOfArchive(app.db, publicId) : undefined
  const tenant = accountId === undefined ? undefined : await findTenant(app.db, accountId)
  const archive = tenant && (await findArchive(app.db.reader(tenant), { publicId }))
  if (!tenant || !archive?.isOpen) return undefined
  const { channelId } = archive
  const context = await loadPageContext(app, request, {
    tenant,
    channelIds: [channelId],
    mailLanguage: async () => null,
  })
  const { account, reader, words, language } = context
  const channel = account.hasChannels && (await listChannels(reader)).find(({ id }) => id === channelId)
  const title = channel ? channelName(channel, language, account.defaultLanguageIso) : words.sender
  return { app, request, archive, context, title }
}

async function showYear({ app, request, archive, context, title }: OpenArchive): Promise<PageAnswer | null> {
  const { reader, language, settings: brand, words } = context
  const { channelId, publicId, isIndexable } = archive
  const asked = request.query.get('year')
  const [years, form] = await Promise.all([listYears(reader, channelId, false), findOpenForm(reader, channelId)])
  const year = asked === null ? years[0] : Number(asked)
  if (year !== undefined && !years.includes(year)) return null
  const url = archiveUrl(app.config.PUBLIC_URL, publicId)
  const sent =
    year === undefined
      ? []
      : await listSentNewsletters(reader, { channelId, year, most: mostOfYear, withKeptOut: false })
  const fields = await listCustomerFields(reader)
  const pictured = lettersOf({ app, archive }, sent, fields).map(async (letter) => {
    return { ...letter, picture: await pictureOf(reader, letter.newsletter.contentId, app.config.PUBLIC_URL) }
  })
  const letters = await Promise.all(pictured)
  const feedUrl = archiveUrl(app.config.PUBLIC_URL, publicId, 'feed')
  const page = renderShell({
    ...{ title, language, brand, ownStyle: archiveStyle, isIndexable },
    // Once is enough, where the channel is called like whoever writes.
    sender: title === words.sender && brand.logoUrl === null ? '' : words.sender,
    feed: { title, url: feedUrl },
    parts: renderArchive({
      ...{ title, language, letters, feedUrl, year: year ?? 0 },
      years: years.map((one) => ({ year: one, url: `${url}?year=${one}` })),
      formUrl: form ? formUrl(app.config.PUBLIC_URL, form.publicId) : null,
    }),
  })
  const pictureOrigins = letters.flatMap(({ picture }) => (picture ? [new URL(picture).origin] : []))
  return shellAnswer(200, page, { brand, language, hasForm: false, pictureOrigins: [...new Set(pictureOrigins)] })
}

type Found = Omit<Letter, 'picture'> & { newsletter: SentNewsletter }

function lettersOf(
  { app, archive }: Pick<OpenArchive, 'app' | 'archive'>,
  sent: readonly SentNewsletter[],
  fields: readonly CustomerField[],
): Found[] {
  return sent.map((newsletter) => {
    const { mailingId, languageIso, sentOn } = newsletter
    const url = archiveUrl(app.config.PUBLIC_URL, archive.publicId, mailingId)
    return { ...readLetter(newsletter, fields), url, languageIso, sentOn, newsletter }
  })
}

async function showFeed(open: OpenArchive): Promise<PageAnswer> {
  const { app, archive, context, title } = open
  const { reader, words } = context
  const which = { channelId: archive.channelId, most: mostInFeed, withKeptOut: false }
  const [sent, fields] = await Promise.all([listSentNewsletters(reader, which), listCustomerFields(reader)])
  const whole = lettersOf(open, sent, fields).map(async (letter) => {
    const html = await readWholeLetter(reader, letter.newsletter, fields)
    return { ...letter, sentAt: letter.newsletter.sentAt, html: html ?? '' }
  })
  const feed = renderFeed({
    ...{ title, author: words.sender, since: archive.createdAt, letters: await Promise.all(whole) },
    url: archiveUrl(app.config.PUBLIC_URL, archive.publicId),
    feedUrl: archiveUrl(app.config.PUBLIC_URL, archive.publicId, 'feed'),
  })
  return { status: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, body: feed }
}

async function showLetter({ app, request, archive, context }: OpenArchive): Promise<PageAnswer | null> {
  const mailingId = /^[1-9]\d{0,14}$/.test(request.params.mailingId ?? '') ? Number(request.params.mailingId) : 0
  const { channelId } = archive
  const which = { channelId, mailingId, most: 1, withKeptOut: false }
  const [newsletter] = mailingId === 0 ? [] : await listSentNewsletters(context.reader, which)
  if (!newsletter) return null
  try {
    const html = await readWholeLetter(context.reader, newsletter, await listCustomerFields(context.reader))
    return html === null ? null : mailPage(html, newsletter.languageIso)
  } catch (error) {
    if (!(error instanceof RenderingError)) throw error
    app.log.warn({ mailingId, reason: error.reason }, 'a letter of an archive could not be rendered')
    return null
  }
}
