import { webRoutes } from '../app-api/index.ts'
import { adaptArticle, articleRefusals, followAgain } from '../articles/index.ts'
import { mailingRefusals, takeWaiting } from '../mailings/index.ts'

const common = { tag: 'Publishing', action: 'writeDrafts' } as const
const articlePath = '/accounts/{accountId}/articles/{id}/adaptation'

export const adaptArticleRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: articlePath,
  summary: 'Make an own copy of an article of the L-account, which follows no longer',
  responses: { 204: null },
  errors: [articleRefusals.article_not_found, articleRefusals.article_locked],
  handle: async ({ act, ids }) => {
    await adaptArticle(act, ids.id as number)
    return { status: 204 }
  },
})

export const followAgainRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: articlePath,
  summary: 'Discard the own copy: the article says again what the L-account says',
  responses: { 204: null },
  errors: [articleRefusals.article_not_found],
  handle: async ({ act, ids }) => {
    await followAgain(act, ids.id as number)
    return { status: 204 }
  },
})

export const takeVersionRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/mailings/{id}/newerVersion',
  summary: 'Take the newer version that the L-account has published; what was changed here and may be stays',
  responses: { 204: null },
  errors: [
    mailingRefusals.mailing_not_found,
    mailingRefusals.mailing_planned,
    mailingRefusals.mailing_sent,
    mailingRefusals.dispatch_begun,
  ],
  handle: async ({ act, ids }) => {
    await takeWaiting(act, ids.id as number)
    return { status: 204 }
  },
})
