import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { channelName, listChannels } from '../channels/index.ts'
import { type CustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { findOpenForm } from '../forms/index.ts'
import { findTenant, formUrl, type PagesApp, renderShell } from '../pages/index.ts'
import { mailPage, shellAnswer } from '../pages/page-answer.visit.ts'
import { loadPageContext, nobodysPage, type PageContext } from '../pages/page-context.visit.ts'
import { findRegisterPage } from '../pages/register-page.visit.ts'
import { RenderingError } from '../rendering/index.ts'
import { type Archive, type ArchivePlace, partOf, placeOf } from './archive.rules.ts'
import {
  findAccountOfArchive,
  findArchive,
  listSentNewsletters,
  listYears,
  type SentNewsletter,
} from './archive.store.ts'
import { pictureOf, readLetter, readWholeLetter } from './read-letters.ts'
import { archiveStyle, type Letter, renderArchive, renderFeed } from './render-archive.rules.ts'

/** A letter a day. */
const mostOfYear = 400
const mostInFeed = 10

export interface OpenArchive {
  app: PagesApp
  request: PageRequest
  archive: Archive
  place: ArchivePlace
  context: PageContext
  /** What the channel is called, or whoever writes to it. */
  title: string
}

export type Show = (open: OpenArchive) => Promise<PageAnswer | null>

export function keptAnswer({ archive, request }: OpenArchive, answer: PageAnswer | null): PageAnswer {
  return answer ? { ...answer, headers: { ...answer.headers, ...headersOf(archive) } } : nothingHere(request)
}

/** An archive that is closed, or of nobody, looks the same from outside. */
export function nothingHere({ headers }: PageRequest): PageAnswer {
  return nobodysPage('nothingHere', 404, headers['accept-language'])
}

/** The same for everybody, so it may be kept on the way for a while; search engines need to be told that they may. */
function headersOf({ isIndexable }: Archive): Record<string, string> {
  return {
    'cache-control': 'public, max-age=300',
    vary: 'accept-language',
    'x-robots-tag': isIndexable ? 'all' : 'noindex, nofollow',
  }
}

type Where = { publicId: string } | { accountId: number; channelId: number }

export async function openArchive(app: PagesApp, request: PageRequest, where: Where): Promise<OpenArchive | undefined> {
  const accountId = 'accountId' in where ? where.accountId : await accountOf(app, where.publicId)
  const tenant = accountId === undefined ? undefined : await findTenant(app.db, accountId)
  const archive = tenant && (await findArchive(app.db.reader(tenant), where))
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
  return { app, request, archive, place: placeOf(app.config, archive), context, title }
}

async function accountOf({ db }: PagesApp, publicId: string): Promise<number | undefined> {
  return /^[0-9a-f]{32}$/.test(publicId) ? findAccountOfArchive(db, publicId) : undefined
}

export async function showYear(open: OpenArchive): Promise<PageAnswer | null> {
  const { app, request, archive, place, context, title } = open
  const { reader, language, settings: brand, words } = context
  const { channelId, isIndexable } = archive
  const asked = request.query.get('year')
  const [years, named, form] = await Promise.all([
    listYears(reader, channelId, false),
    findRegisterPage(app, context),
    findOpenForm(reader, channelId),
  ])
  const year = asked === null ? years[0] : Number(asked)
  if (year !== undefined && !years.includes(year)) return null
  const sent =
    year === undefined
      ? []
      : await listSentNewsletters(reader, { channelId, year, most: mostOfYear, withKeptOut: false })
  const fields = await listCustomerFields(reader)
  const pictured = lettersOf(place, sent, fields).map(async (letter) => {
    return { ...letter, picture: await pictureOf(reader, letter.newsletter.contentId, app.config.PUBLIC_URL) }
  })
  const letters = await Promise.all(pictured)
  const feedUrl = partOf(place.url, 'feed')
  const page = renderShell({
    ...{ title, language, brand, ownStyle: archiveStyle, isIndexable },
    // Once is enough, where the channel is called like whoever writes.
    sender: title === words.sender && brand.logoUrl === null ? '' : words.sender,
    feed: { title, url: feedUrl },
    parts: renderArchive({
      ...{ title, language, letters, feedUrl, year: year ?? 0 },
      years: years.map((one) => ({ year: one, url: `${place.url}?year=${one}` })),
      formUrl: named ?? (form ? formUrl(app.config.PUBLIC_URL, form.publicId) : null),
    }),
  })
  const pictureOrigins = letters.flatMap(({ picture }) => (picture ? [new URL(picture).origin] : []))
  const look = { brand, language, hasForm: false, pictureOrigins: [...new Set(pictureOrigins)] }
  return canonical(shellAnswer(200, page, look), asked === null ? place.url : `${place.url}?year=${year}`)
}

/** A letter has no head of ours that could say it, so that the answer does. */
function canonical(answer: PageAnswer, url: string): PageAnswer {
  return { ...answer, headers: { ...answer.headers, link: `<${url}>; rel="canonical"` } }
}

type Found = Omit<Letter, 'picture'> & { id: string; newsletter: SentNewsletter }

function lettersOf(place: ArchivePlace, sent: readonly SentNewsletter[], fields: readonly CustomerField[]): Found[] {
  return sent.map((newsletter) => {
    const { mailingId, languageIso, sentOn } = newsletter
    const where = { url: partOf(place.url, mailingId), id: partOf(place.id, mailingId) }
    return { ...readLetter(newsletter, fields), ...where, languageIso, sentOn, newsletter }
  })
}

export async function showFeed({ archive, place, context, title }: OpenArchive): Promise<PageAnswer> {
  const { reader, words } = context
  const which = { channelId: archive.channelId, most: mostInFeed, withKeptOut: false }
  const [sent, fields] = await Promise.all([listSentNewsletters(reader, which), listCustomerFields(reader)])
  const whole = lettersOf(place, sent, fields).map(async (letter) => {
    const html = await readWholeLetter(reader, letter.newsletter, fields)
    return { ...letter, sentAt: letter.newsletter.sentAt, html: html ?? '' }
  })
  const feed = renderFeed({
    ...{ title, author: words.sender, since: archive.createdAt, letters: await Promise.all(whole) },
    ...{ id: place.id, url: place.url, feedUrl: partOf(place.url, 'feed') },
  })
  const answer = { status: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, body: feed }
  return canonical(answer, partOf(place.url, 'feed'))
}

export async function showLetter({ app, request, archive, place, context }: OpenArchive): Promise<PageAnswer | null> {
  const mailingId = /^[1-9]\d{0,14}$/.test(request.params.mailingId ?? '') ? Number(request.params.mailingId) : 0
  const { channelId } = archive
  const which = { channelId, mailingId, most: 1, withKeptOut: false }
  const [newsletter] = mailingId === 0 ? [] : await listSentNewsletters(context.reader, which)
  if (!newsletter) return null
  try {
    const html = await readWholeLetter(context.reader, newsletter, await listCustomerFields(context.reader))
    return html === null ? null : canonical(mailPage(html, newsletter.languageIso), partOf(place.url, mailingId))
  } catch (error) {
    if (!(error instanceof RenderingError)) throw error
    app.log.warn({ mailingId, reason: error.reason }, 'a letter of an archive could not be rendered')
    return null
  }
}
