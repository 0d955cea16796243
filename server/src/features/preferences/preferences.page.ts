import { Refusal } from '../../platform/errors/refusal.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { escapeHtml } from '../../platform/text/html.rules.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { findAccountSettings } from '../accounts/index.ts'
import { channelName } from '../channels/index.ts'
import { agreesToTracking } from '../consent/index.ts'
import { notice, type PagesApp, renderShell, tickStyle, undoForm } from '../pages/index.ts'
import { shellAnswer } from '../pages/page-answer.visit.ts'
import { noteAnswer } from '../pages/page-context.visit.ts'
import { findTicket, type OpenTicket, saysTrue } from '../pages/page-ticket.visit.ts'
import { personAct } from '../pages/person-act.visit.ts'
import { foreseeJoining, type OwnTopics, unsubscribe } from '../subscriptions/index.ts'
import { changePreferences, type Preferences, type PreferencesChanged } from './change-preferences.ts'
import { changesOf, languageChoices, maskedEmail } from './preferences.rules.ts'
import { preferencesWords } from './preferences-words.rules.ts'
import { preferencesStyle, renderPreferences } from './render-preferences.rules.ts'

export const preferencesPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/preferences', answer: openPreferences },
  { method: 'POST', path: '/preferences', mostAMinute: 30, answer: savePreferences },
]

interface OpenPreferences extends OpenTicket, OwnTopics {
  app: PagesApp
  account: FullAccount
  /** Null where mails of this account tell nothing about anybody, and nobody has agreed that they may. */
  agrees: boolean | null
}

/** The link of a mail. Looking changes nothing. */
async function openPreferences(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await find(app, request)
  return 'answer' in found ? found.answer : choicePage(found, 200)
}

async function savePreferences(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await find(app, request)
  if ('answer' in found) return found.answer
  if (saysTrue(request.form, 'all')) return leaveAll(found)
  const wanted = wantedBy(found)
  try {
    return await saved(found, wanted)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Whatever keeps a topic from beginning must not keep another one from ending.
    await save(found, { ...wanted, join: [] })
    const again = await find(app, request)
    return 'answer' in again ? again.answer : choicePage(again, 503, preferencesWords[again.context.language].notNow)
  }
}

async function find(app: PagesApp, request: PageRequest): Promise<OpenPreferences | { answer: PageAnswer }> {
  const found = await findTicket(app, request, 'preferences')
  if ('answer' in found) return found
  const { context, ticket } = found
  const { reader } = context
  const [account, agreement, settings] = await Promise.all([
    loadFullAccount(reader),
    agreesToTracking(reader, ticket.subscriberId),
    findAccountSettings(reader),
  ])
  const own = account && (await foreseeJoining({ reader, secrets: app.secrets }, account, ticket.subscriberId))
  if (!own) return { answer: noteAnswer(context, 'CouldNotGetSubscriber', 404, request.method) }
  const agrees = settings?.tracking === 'individual' || agreement ? agreement : null
  return { ...found, ...own, app, account, agrees }
}

/** Anything that was not offered is left out, whoever wrote it. */
function wantedBy(open: OpenPreferences): Preferences {
  const { app, request, ticket, account, context, subscriber, topics, agrees } = open
  const words = preferencesWords[context.language]
  const numbers = (name: string) => request.form.getAll(name).map(Number)
  const offered = topics.map(({ channelId }) => channelId)
  const changes = changesOf({ had: numbers('had'), ticked: numbers('channel') }, offered)
  const languageIso = request.form.get('language')
  const isChoice = languageChoices(account.languages, subscriber.languageIso).some(({ iso }) => iso === languageIso)
  return {
    ...{ subscriberId: ticket.subscriberId, newsletterId: ticket.newsletterId || null, ...changes },
    languageIso: isChoice ? languageIso : null,
    agreesToTracking:
      agrees !== null && saysTrue(request.form, 'trackingAsked') ? saysTrue(request.form, 'tracking') : null,
    formUrl: `${app.config.PUBLIC_URL}/preferences`,
    topicWords: `${words.title} ${shownTopics(open, changes.join).join(', ')}`,
    trackingWords: `${words.tracking.name}. ${words.tracking.about}`,
  }
}

function save(
  { app, request, context, account }: OpenPreferences,
  wanted: Preferences,
): Promise<PreferencesChanged | null> {
  return app.db.transaction(context.tenant, (tx) =>
    changePreferences({ ...personAct(app, tx, request), account, may: () => false }, wanted),
  )
}

async function saved(open: OpenPreferences, wanted: Preferences): Promise<PageAnswer> {
  const done = await save(open, wanted)
  if (!done) return noteAnswer(open.context, 'CouldNotGetSubscriber', 404, open.request.method)
  const words = preferencesWords[open.context.language].saved
  const lines = [words.line, done.mustConfirm ? words.mustConfirm : '', done.undo === null ? '' : words.left]
  return donePage(open, words.title, lines, done.undo)
}

async function leaveAll(open: OpenPreferences): Promise<PageAnswer> {
  const { app, request, context, ticket } = open
  const { undo } = await app.db.transaction(context.tenant, (tx) =>
    unsubscribe(personAct(app, tx, request), {
      ...{ subscriberId: ticket.subscriberId, newsletterId: ticket.newsletterId || null },
      ...{ channelId: 'all', way: 'page' },
    }),
  )
  const words = preferencesWords[context.language].leftAll
  return donePage(open, words.title, [words.line(context.words.sender)], undo)
}

function choicePage(open: OpenPreferences, status: number, fault = ''): PageAnswer {
  const { context, account, subscriber, topics, agrees } = open
  const { language } = context
  const words = preferencesWords[language]
  const names = shownTopics(open)
  const form = renderPreferences({
    ...{ language, agreesToTracking: agrees },
    topics: topics.map(({ channelId: id, ...topic }, n) => ({
      ...topic,
      id,
      name: names[n] as string,
      about: aboutOf(open, id),
    })),
    languages: languageChoices(account.languages, subscriber.languageIso),
    languageIso: subscriber.languageIso ?? account.defaultLanguageIso,
  })
  return answer(open, status, words.title, [
    fault === '' ? '' : notice(fault),
    `<p class="hint">${escapeHtml(words.for(maskedEmail(subscriber.email)))}</p>`,
    form,
    `<p class="hint">${words.hint}</p>`,
  ])
}

function donePage(open: OpenPreferences, title: string, lines: readonly string[], undo: number | null): PageAnswer {
  const { app, context, p } = open
  const { language, tenant } = context
  return answer(open, 200, title, [
    ...lines.filter((line) => line !== '').map((line) => `<p>${escapeHtml(line)}</p>`),
    undo === null ? '' : undoForm(`undo?p=${app.tokens.sealUndo({ ...tenant, consentSeq: undo })}`, language),
    `<p><a href="preferences?p=${encodeURIComponent(p)}">${preferencesWords[language].back}</a></p>`,
  ])
}

function answer(open: OpenPreferences, status: number, title: string, parts: readonly string[]): PageAnswer {
  const { language, words, settings: brand } = open.context
  const ownStyle = `${tickStyle}${preferencesStyle}`
  const all = [`<h1>${escapeHtml(title)}</h1>`, ...parts]
  const page = renderShell({ title, language, sender: words.sender, brand, ownStyle, parts: all })
  return shellAnswer(status, page, { brand, language, hasForm: true })
}

/** Without the channel module there is one thing to get, and it is called as whoever writes it. */
function shownTopics({ account, context, topics }: OpenPreferences, ids = topics.map(({ channelId }) => channelId)) {
  const { language, words } = context
  return ids.map((id) => {
    const channel = account.channels.find((known) => known.id === id)
    return channel && account.hasChannels ? channelName(channel, language, account.defaultLanguageIso) : words.sender
  })
}

function aboutOf({ account, context }: OpenPreferences, id: number): string | null {
  const channel = account.channels.find((known) => known.id === id)
  return (account.hasChannels && channel?.translations[context.language]?.description) || null
}
