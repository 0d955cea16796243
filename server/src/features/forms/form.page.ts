import { createHash } from 'node:crypto'
import { Refusal } from '../../platform/errors/refusal.ts'
import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { escapeHtml } from '../../platform/text/html.rules.ts'
import { type FullAccount, loadFullAccount } from '../account-setup/index.ts'
import { channelName } from '../channels/index.ts'
import {
  findTenant,
  formUrl,
  judgePress,
  notice,
  openFormStamp,
  type PagesApp,
  renderShell,
  sealFormStamp,
} from '../pages/index.ts'
import { shellAnswer } from '../pages/page-answer.visit.ts'
import { inTimeOf, loadPageContext, nobodysPage, type PageContext } from '../pages/page-context.visit.ts'
import { personAct } from '../pages/person-act.visit.ts'
import { askedBy, type Form, type FormTexts, fieldIdOf, isAskable, isFormBaseField, textsIn } from './form.rules.ts'
import { findAccountOfForm, findForm } from './form.store.ts'
import { type FormFault, formWords } from './form-words.rules.ts'
import { readPress, type Typed, typedIn } from './read-press.rules.ts'
import { formStyle, renderForm } from './render-form.rules.ts'
import { submitForm } from './submit-form.ts'

export const formPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/form/:id', answer: openForm },
  { method: 'POST', path: '/form/:id', mostAMinute: 10, answer: pressForm },
]

interface OpenForm {
  app: PagesApp
  request: PageRequest
  context: PageContext
  account: FullAccount
  form: Form
  said: FormTexts
}

async function openForm(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findOpenForm(app, request)
  return 'answer' in found ? found.answer : formPage(found, { typed: typedIn(found.form, new URLSearchParams()) })
}

const notNow = new Set(['optin_mailing_missing', 'account_not_approved'])

/** The button of the form, on our page or on somebody's website. */
async function pressForm(app: PagesApp, request: PageRequest): Promise<PageAnswer> {
  const found = await findOpenForm(app, request)
  if ('answer' in found) return found.answer
  const { form, account, said } = found
  const typed = typedIn(form, request.form)
  const read = readPress(form, typed, { fields: account.fields, allowEai: app.config.ALLOW_EAI })
  if ('faults' in read) return formPage(found, { typed, faults: read.faults })
  // Whoever fills in what nobody can see is told what everybody is told.
  if ((request.form.get('website') ?? '') !== '') return sentPage(found, typed)
  if (!isPressedByPerson(found)) return formPage(found, { typed, pressAgain: true })
  const agreement = { formUrl: formUrl(app.config.PUBLIC_URL, form.publicId), text: said.consent }
  try {
    await app.db.transaction(found.context.tenant, (tx) => {
      const hashes = { consentText: consentHash(said).toString('hex') }
      const act = { ...personAct(inTimeOf(app, found.context), tx, request, hashes), account, may: () => false }
      return submitForm(act, form, read.press, agreement)
    })
  } catch (error) {
    // Neither has to do with the address, so everybody may know.
    if (!(error instanceof Refusal && notNow.has(error.kindName))) throw error
    return plainPage(found, formWords[found.context.language].notNow, 503)
  }
  return sentPage(found, typed)
}

const leastMs = 2000

/** They have had the page for a while, and it said what it says now. */
function isPressedByPerson({ app, request, form, said }: OpenForm): boolean {
  const stamp = openFormStamp(app.secrets, form.publicId, request.form.get('form') ?? '')
  if (stamp && !stamp.pageHash.equals(consentHash(said))) return false
  const site = request.headers['sec-fetch-site']
  return judgePress({ stamp, touchedHiddenParts: false, site, now: app.clock.now(), leastMs }) === 'person'
}

const consentHash = ({ consent }: FormTexts) => createHash('sha256').update(consent).digest()

async function findOpenForm(app: PagesApp, request: PageRequest): Promise<OpenForm | { answer: PageAnswer }> {
  const publicId = request.params.id ?? ''
  const accountId = /^[0-9a-f]{32}$/.test(publicId) ? await findAccountOfForm(app.db, publicId) : undefined
  const tenant = accountId === undefined ? undefined : await findTenant(app.db, accountId)
  if (!tenant) return { answer: nobodysPage('nothingHere', 404, request.headers['accept-language']) }
  const reader = app.db.reader(tenant)
  const [form, account] = await Promise.all([findForm(reader, { publicId }), loadFullAccount(reader)])
  if (!form || !account) return { answer: nobodysPage('nothingHere', 404, request.headers['accept-language']) }
  const wishes = [request.query.get('lang'), ...acceptedBy(request), account.defaultLanguageIso]
  const { language, said } = textsIn(form.texts, wishes) ?? { language: account.defaultLanguageIso, said: undefined }
  const channelIds = form.channelIds
  const context = await loadPageContext(app, request, { tenant, channelIds, mailLanguage: async () => language })
  const asked = form.fields.filter(({ name }) => isFormBaseField(name) || isAsked(account, name))
  const found = { app, request, context, account, form: { ...form, fields: asked } }
  if (!said || !form.isOpen) return { answer: plainPage(found, formWords[context.language].closed, 404) }
  return { ...found, said }
}

/** A field may have been retired or closed to people since the form was written. */
function isAsked({ fields }: FullAccount, name: string): boolean {
  const field = fields.find(({ id }) => id === fieldIdOf(name))
  return field !== undefined && isAskable(field)
}

function acceptedBy({ headers }: PageRequest): string[] {
  return (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]?.trim() ?? '')
}

interface Shown {
  typed: Typed
  faults?: ReadonlyMap<string, FormFault>
  pressAgain?: boolean
}

function formPage(open: OpenForm, { typed, faults = new Map(), pressAgain = false }: Shown): PageAnswer {
  const { app, context, account, form, said } = open
  const { language } = context
  const words = formWords[language]
  const channels = account.channels.filter(({ id }) => form.channelIds.includes(id))
  const page = renderShell({
    ...{ title: said.title, language, sender: context.words.sender, brand: context.settings, ownStyle: formStyle },
    parts: [
      `<h1>${escapeHtml(said.title)}</h1>`,
      pressAgain ? notice(words.pressAgain) : '',
      said.intro === '' ? '' : `<p>${escapeHtml(said.intro)}</p>`,
      renderForm({
        ...{ language, said, privacyUrl: form.privacyUrl, typed, faults },
        channels: channels.map((channel) => ({
          id: channel.id,
          name: channelName(channel, language, account.defaultLanguageIso),
          description: channel.translations[language]?.description ?? null,
        })),
        fields: form.fields.flatMap(({ name, isRequired }) => fieldShown(open, name, isRequired)),
        stamp: sealFormStamp(app.secrets, form.publicId, { madeAt: app.clock.now(), pageHash: consentHash(said) }),
      }),
      `<p class="hint">${words.afterwards}</p>`,
    ],
  })
  return shellAnswer(faults.size > 0 ? 422 : 200, page, {
    ...{ brand: context.settings, language, hasForm: true, frameOrigins: form.frameOrigins },
  })
}

function fieldShown({ account, context: { language } }: OpenForm, name: string, isRequired: boolean) {
  if (isFormBaseField(name))
    return [{ name, isRequired, label: formWords[language].fields[name], input: 'text' as const }]
  const field = account.fields.find(({ id }) => id === fieldIdOf(name))
  const input = field && askedBy[field.type]
  if (!field || !input) return []
  const label = field.translations[language]?.name ?? Object.values(field.translations)[0]?.name ?? name
  return [{ name, isRequired, label, input }]
}

function sentPage({ context, form }: OpenForm, { email }: Typed): PageAnswer {
  const { title, lines } = formWords[context.language].sent
  return textPage({ context, form }, title, lines(email.trim()), 200)
}

type Framed = Pick<OpenForm, 'context' | 'form'>

function plainPage(open: Framed, { title, line }: { title: string; line: string }, status: number): PageAnswer {
  return textPage(open, title, [line], status)
}

function textPage({ context, form }: Framed, title: string, lines: string[], status: number): PageAnswer {
  const { language, words, settings: brand } = context
  const parts = [`<h1>${escapeHtml(title)}</h1>`, ...lines.map((text) => `<p>${escapeHtml(text)}</p>`)]
  const page = renderShell({ title, language, sender: words.sender, brand, parts })
  return shellAnswer(status, page, { brand, language, hasForm: false, frameOrigins: form.frameOrigins })
}
