import { expectUnchanged, type LastChange } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import type { ContentFault } from '../rendering/index.ts'
import { composeNewsletter } from './compose-newsletter.ts'
import { checkRecords } from './create-mailing.ts'
import { editableOf } from './editable.rules.ts'
import { expectFree } from './expect-free.ts'
import { importContent } from './import-content.ts'
import { assertStep, expectWhole, type KnownMailing, requireLanguage } from './known-mailing.ts'
import { mainIdOf } from './language-version.rules.ts'
import { listLanguages } from './language-version.store.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { type MailingParts, noteChange, updateMailing } from './mailing-change.store.ts'
import { listNewsletterArticles } from './newsletter-article.store.ts'
import { settleAudience } from './received-mailing.store.ts'
import { expectLanguageFree } from './write-languages.ts'

/** Absent members stay as they are. */
export type MailingChange = { [M in keyof MailingParts]?: MailingParts[M] | undefined } & {
  subject?: string | undefined
  themeId?: number | null | undefined
  /** Takes the place of what was written, articles included. */
  html?: string | undefined
  /** What a trigger must bring, with what it means. */
  placeholders?: readonly { name: string; label: string; exampleValue: string }[] | undefined
}

/** Of a mailing that events send: what holds at once, and so is not changed while they do. */
const heldWhileActive = [
  'channelId',
  'groupIds',
  'excludedGroupIds',
  'languageIso',
  'birthdayHour',
  'welcomeDays',
  'welcomesCreated',
  'purposeReason',
]

/** Choosing one of them is choosing whom it reaches, also where that is everybody. */
const choosesAudience = ['channelId', 'groupIds', 'excludedGroupIds']

export interface Seen {
  version: string
  lastChange(): Promise<LastChange>
}

/**
 * The name can always be changed; everything else as long as nothing is planned, and in a further language only what it says.
 * What is odd in new HTML comes back.
 */
export async function changeMailing(act: Act, id: number, change: MailingChange, seen: Seen): Promise<ContentFault[]> {
  const known = await requireLanguage(act.tx, id)
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await expectUnchanged({ ...seen, current: editableOf(known), asked })
  if (Object.keys(asked).some((member) => member !== 'name')) assertStep(known, 'edit')
  if (known.mailing.isActive && heldWhileActive.some((member) => Object.hasOwn(asked, member)))
    throw mailingRefusals.mailing_active({ currentStatus: known.mailing.status })
  const { subject, themeId, html, placeholders, ...parts } = asked as MailingChange
  if (Object.keys(parts).length > 0) expectWhole(known)
  const isContent = [themeId, html, placeholders, parts.languageIso].some((value) => value !== undefined)
  expectFree(known.mailing, { subject: subject !== undefined, content: isContent })
  const written = { at: actTime(act), by: actorName(act.actor) }
  if (Object.keys(parts).length > 0) {
    const mailing = { ...known.mailing, ...(parts as Partial<MailingParts>) }
    // What was chosen before may be gone by now; planning says so, and renaming does not ask.
    const { groupIds = [], excludedGroupIds = [], channelId = null } = parts
    const { purposeReason = null } = parts
    const named = { groupIds, excludedGroupIds, channelId, purposeReason, versionOf: null, createdBy: written.by }
    await checkRecords(act, { ...mailing, ...named })
    await checkLanguages(act, known, parts)
    updateMailing(act.tx, id, mailing, written)
    if (choosesAudience.some((member) => Object.hasOwn(parts, member))) settleAudience(act.tx, id)
  }
  const content = { subject, themeId, html, placeholders }
  if (Object.values(content).every((value) => value === undefined)) return []
  const faults = await changeContent(act, known, content)
  noteChange(act.tx, mainIdOf(known.mailing), written)
  return html === undefined ? [] : faults
}

async function checkLanguages(act: Act, { mailing }: KnownMailing, parts: Partial<MailingChange>): Promise<void> {
  if (mailing.type !== 'standard') return
  const { languageIso = mailing.languageIso, subjectTest } = parts
  if (languageIso !== mailing.languageIso) await expectLanguageFree(act, mailing.id, languageIso)
  if (subjectTest && (await listLanguages(act.tx, mailing.id)).length > 1)
    throw mailingRefusals.languages_exclude_test()
}

type ContentChange = Pick<MailingChange, 'subject' | 'themeId' | 'html' | 'placeholders'>

async function changeContent(act: Act, { mailing, newsletter }: KnownMailing, change: ContentChange) {
  const { subject = newsletter.subject, themeId, html } = change
  const articleIds = (await listNewsletterArticles(act.tx, [newsletter.id])).get(newsletter.id)
  if (html === undefined && articleIds) {
    return composeNewsletter(act, mailing.id, { articleIds, subject, themeId, ...declared(change.placeholders) })
  }
  const { placeholders } = { ...newsletter, ...declared(change.placeholders) }
  // What somebody wrote by hand belongs to the HTML it was written for.
  const plainText = html === undefined ? (newsletter.plainText ?? undefined) : undefined
  return importContent(act, mailing.id, {
    subject,
    html: html ?? newsletter.html,
    plainText,
    themeId,
    ...declared(change.placeholders),
    placeholders,
  })
}

/** Names and meanings apart, as they are kept. */
function declared(placeholders: MailingChange['placeholders']) {
  if (placeholders === undefined) return {}
  const meanings = placeholders.map(({ name, label, exampleValue }) => [name, { label, exampleValue }])
  return { placeholders: placeholders.map(({ name }) => name), placeholderExamples: Object.fromEntries(meanings) }
}
