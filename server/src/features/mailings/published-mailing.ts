import type { Act } from '../accounts/index.ts'
import { readPublishedArticles } from '../articles/index.ts'
import { readDraft } from './edit-draft.ts'
import { requireMailing } from './known-mailing.ts'
import { findMailingValues } from './mailing-value.store.ts'
import type { PublishedMailing } from './published-mailing.rules.ts'
import { listThemes } from './theme.store.ts'

/** A mailing of this account as it is now, for others. */
export async function readPublishedMailing(act: Act, mailingId: number): Promise<PublishedMailing> {
  const { tx } = act
  const [{ mailing, newsletter }, draft, fieldValues, themes] = await Promise.all([
    requireMailing(tx, mailingId),
    readDraft({ reader: tx }, mailingId),
    findMailingValues(tx, mailingId),
    listThemes(tx),
  ])
  const theme = themes.find(({ id }) => id === draft.themeId)
  const articles = await readPublishedArticles(tx, draft.articleIds)
  const { type, name, senderName, languageIso, channelId, triggerTypeId, purposeReason, birthdayHour } = mailing
  const { subject, html, plainText, placeholders, placeholderExamples } = newsletter
  return {
    ...{ type, name, senderName, languageIso, channelId, triggerTypeId, purposeReason, birthdayHour },
    ...{ subject, placeholders, placeholderExamples, previewText: draft.previewText, fieldValues, articles },
    // What is made of articles is made of them anew there.
    ...(articles.length > 0 ? { html: '', plainText: null } : { html, plainText }),
    theme: theme ? { fromId: theme.id, name: theme.name, html: theme.html, shipped: theme.shipped } : null,
  }
}
