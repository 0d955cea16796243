import { type Act, actTime } from '../accounts/index.ts'
import { type CustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { type ContentFault, findContentFaults, takeUploadedHtml } from '../rendering/index.ts'
import { hasToken } from './content.rules.ts'
import { deriveText } from './derive-text.ts'
import { expectFree } from './expect-free.ts'
import { assertStep, type KnownMailing, requireLanguage } from './known-mailing.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { type Mailing, type PlaceholderExamples, systemLinks } from './mailing.rules.ts'
import { updateNewsletter } from './mailing.store.ts'
import { replaceNewsletterArticles } from './newsletter-article.store.ts'
import { listThemes } from './theme.store.ts'

export interface ImportedContent {
  subject: string
  html: string
  /** Absent = derived from the HTML. */
  plainText?: string | undefined
  /** Names a trigger must bring, such as `resetLink`; other mailings have none. */
  placeholders?: readonly string[] | undefined
  /** What they mean; absent = as before. */
  placeholderExamples?: PlaceholderExamples | undefined
  /** Absent = the theme stays as it is. */
  themeId?: number | null | undefined
}

type KnownFields = Parameters<typeof findContentFaults>[1]

/** Replaces what a newsletter says. Faults refuse it; what was taken out or only looks odd comes back as warnings. */
export async function importContent(act: Act, mailingId: number, content: ImportedContent): Promise<ContentFault[]> {
  const known = await requireLanguage(act.tx, mailingId)
  assertStep(known, 'edit')
  const { subject, html, themeId } = known.newsletter
  expectFree(known.mailing, {
    subject: content.subject !== subject,
    content: content.html !== html || (content.themeId !== undefined && content.themeId !== themeId),
  })
  const { html: uploaded, cuts } = await takeUploadedHtml(content.html, contentFaulty)
  return [...cuts, ...(await saveNewsletter(act, known, { ...content, html: uploaded, articleIds: [] }))]
}

export function contentFaulty(fault: string) {
  return mailingRefusals.content_faulty({ faults: [fault] })
}

/** Checks and saves HTML, whether somebody wrote it or it is made of articles. What is active goes on saying what it said. */
export async function saveNewsletter(
  act: Act,
  { mailing, newsletter }: KnownMailing,
  content: ImportedContent & { articleIds: readonly number[] },
): Promise<ContentFault[]> {
  const { tx } = act
  const placeholders = [...new Set(content.placeholders ?? [])]
  checkPlaceholders(mailing, placeholders)
  const [themes, fields] = await Promise.all([listThemes(tx), listCustomerFields(tx)])
  if (content.themeId && !themes.some(({ id }) => id === content.themeId))
    throw mailingRefusals.theme_not_found({ themeId: content.themeId })
  const warnings = checkContent(mailing, content, placeholders, fields)
  const { subject, html, plainText = null, themeId = newsletter.themeId } = content
  const { placeholderExamples = newsletter.placeholderExamples } = content
  const written = { ...newsletter, subject, html, plainText, placeholders, placeholderExamples, themeId }
  updateNewsletter(tx, written, actTime(act))
  replaceNewsletterArticles(tx, newsletter.id, content.articleIds)
  return warnings
}

function checkContent(
  mailing: Mailing,
  { subject, html, plainText }: ImportedContent,
  placeholders: string[],
  fields: readonly CustomerField[],
): ContentFault[] {
  const text = plainText ?? deriveText(html)
  const content = { subject, html, text, languageIso: mailing.languageIso, placeholders }
  const found = findContentFaults(content, new Map(fields.map((field) => [field.id, field])) as KnownFields)
  // A derived text says what the HTML says.
  const faults = plainText === undefined ? found.filter(({ part }) => part !== 'text') : found
  const sentences = faults.filter(({ severity }) => severity === 'error').map(describeFault)
  if (mailing.type === 'optin' && !(hasToken(html, 'optinLink') && hasToken(text, 'optinLink')))
    sentences.push(
      'An opt-in mail needs its link: put {optinLink} into the HTML and, where there is one, into the text.',
    )
  if (sentences.length > 0) throw mailingRefusals.content_faulty({ faults: sentences })
  return faults
}

export function describeFault({ part, line, detail }: ContentFault): string {
  return `${part}, line ${line}: ${detail}`
}

const placeholderName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/

function checkPlaceholders({ type }: Mailing, names: readonly string[]): void {
  if (names.length > 0 && type !== 'trigger') throw mailingRefusals.placeholders_not_allowed()
  const wrong = names.find((name) => !placeholderName.test(name))
  if (wrong !== undefined) throw mailingRefusals.placeholder_misnamed({ name: wrong })
  const taken = systemLinks.find((name) => names.includes(name))
  if (taken !== undefined) throw mailingRefusals.placeholder_taken({ name: taken })
}
