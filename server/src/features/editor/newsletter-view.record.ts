import { versionOf } from '../../platform/versions/version.rules.ts'
import { type Article, type ArticleTemplate, findPlaces, shownArticle } from '../articles/index.ts'
import { dispatchStateOf, shownDraft } from '../mailings/index.ts'
import { shippedNames, shippedPlaces } from '../themes/index.ts'
import type { WrittenNewsletter } from './read-newsletter.ts'

const editable: readonly string[] = ['draft', 'failed', 'inactive']

export function newsletterView(written: WrittenNewsletter) {
  const { mailing, draft, languages, theme, themes, articles, templates, received, from } = written
  const { isSubjectFixed, isContentFixed } = mailing
  const { subject, previewText, hasOwnHtml, updatedAt } = draft
  const state = dispatchStateOf(mailing)
  return {
    ...{ mailingId: mailing.id, name: mailing.name, state, isEditable: editable.includes(state) },
    languageIso: mailing.languageIso,
    languages: languages.map(({ id: mailingId, languageIso }) => ({ mailingId, languageIso })),
    ...{ subject, previewText, hasOwnHtml, updatedAt, isSubjectFixed, isContentFixed, from },
    theme: theme && {
      id: theme.id,
      name: theme.name,
      shipped: shippedNames.find((name) => name === theme.shipped) ?? null,
    },
    themes: themes.filter(({ shipped }) => shipped === null).map(({ id, name }) => ({ id, name })),
    articles: articles.map((article) => articleView(article, received)),
    templates: templates.map(templateView),
    version: versionOf(shownDraft(draft)),
  }
}

export function articleView(article: Article, received: WrittenNewsletter['received']) {
  const { id, templateId, canEdit, newsletterId } = article
  const shown = shownArticle(article)
  const link = received.find(({ articleId }) => articleId === id) ?? null
  return {
    ...{ id, templateId, canEdit, isOwn: newsletterId !== null, isWithdrawn: article.withdrawnAt !== null },
    received: link && {
      ...{ mayAdapt: link.mayAdapt, isAdapted: link.isAdapted },
      theirs: link.isAdapted ? shownArticle(link.content).places : null,
    },
    ...{ places: shown.places, version: versionOf(shown) },
  }
}

function templateView({ id, name, shipped, html }: ArticleTemplate) {
  const known = shippedPlaces(shipped)
  const places =
    known ??
    findPlaces(html).map(({ kind, areaId, placeholderId }) => ({
      ...{ at: `${areaId}.${placeholderId}`, kind, label: null, isLine: false },
    }))
  return { id, name, shipped, places }
}
