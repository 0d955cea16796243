export { articleRefusals } from './article.refusals.ts'
export type { Article } from './article.rules.ts'
export { deleteOwnArticles, findArticles, lockArticle, replaceInArticles } from './article.store.ts'
export type { PlaceValues } from './article-places.rules.ts'
export { type ArticleTemplate, listArticleTemplates, markTemplateDeleted } from './article-template.store.ts'
export { putInTrash } from './article-trash.store.ts'
export {
  areAvailable,
  assertAvailable,
  composeArticles,
  composeAvailable,
  composeLater,
  findGaps,
} from './compose-articles.ts'
export { adoptArticleTemplate, createArticleTemplate, findTemplateFaults } from './create-article-template.ts'
export { findPlaces, placeholderKinds } from './place.rules.ts'
export type { Arrival, Publication, PublishedArticle, PublishedLook } from './published.rules.ts'
export { readPublishedArticles, settleArticle } from './published-article.ts'
export {
  adaptArticle,
  followAgain,
  keepReceivedArticles,
  receiveArticle,
  receiveSettled,
  withdrawArticles,
} from './receive-article.ts'
export { findReceivedArticles, listReceivedUses, listReceivedWith } from './received-article.store.ts'
export { createArticle } from './save-article.ts'
export { firstWords } from './title.rules.ts'
export { forgetArticles, listTrash, restoreArticle } from './trash-article.ts'
export { copyArticle, restoreWords, shownArticle, writeArticle } from './write-article.ts'
