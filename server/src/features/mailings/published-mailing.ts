import type { Act } from '../accounts/index.ts'
import { readPublishedArticles } from '../articles/index.ts'
import { readDraft } from './edit-draft.ts'
import { type KnownMailing, requireLanguage, requireMailing } from './known-mailing.ts'
import { listLanguages } from './language-version.store.ts'
import { findMailingValues } from './mailing-value.store.ts'
import type { PublishedLetter, PublishedMailing } from './published-mailing.rules.ts'
import { listThemes } from './theme.store.ts'

/** A mailing of this account as it is now in all its languages, for others. */
export async function readPublishedMailing(act: Act, mailingId: number): Promise<PublishedMailing> {
  const { tx } = act
  const [known, fieldValues, versions] = await Promise.all([
    requireMailing(tx, mailingId),
    findMailingValues(tx, mailingId),
    listLanguages(tx, mailingId),
  ])
  const { type, name, senderName, channelId, triggerTypeId, purposeReason, birthdayHour } = known.mailing
  const languages: PublishedLetter[] = []
  for (const { id } of versions.slice(1)) languages.push(await publishedLetter(act, await requireLanguage(tx, id)))
  return {
    ...{ type, name, senderName, channelId, triggerTypeId, purposeReason, birthdayHour, fieldValues },
    ...(await publishedLetter(act, known)),
    ...(languages.length > 0 && { languages }),
  }
}

async function publishedLetter({ tx }: Act, { mailing, newsletter }: KnownMailing): Promise<PublishedLetter> {
  const [draft, themes] = await Promise.all([readDraft({ reader: tx }, mailing.id), listThemes(tx)])
  const theme = themes.find(({ id }) => id === draft.themeId)
  const articles = await readPublishedArticles(tx, draft.articleIds)
  const { subject, html, plainText, placeholders, placeholderExamples } = newsletter
  return {
    ...{ languageIso: mailing.languageIso, subject, placeholders, placeholderExamples },
    ...{ previewText: draft.previewText, articles },
    // What is made of articles is made of them anew there.
    ...(articles.length > 0 ? { html: '', plainText: null } : { html, plainText }),
    theme: theme ? { fromId: theme.id, name: theme.name, html: theme.html, shipped: theme.shipped } : null,
  }
}
