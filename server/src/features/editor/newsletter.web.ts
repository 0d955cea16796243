import { z } from 'zod'
import type { Act } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { articleRefusals, findReceivedArticles } from '../articles/index.ts'
import { mailingRefusals, readDraft } from '../mailings/index.ts'
import {
  addArticle,
  changeNewsletter,
  dressNewsletter,
  duplicateArticle,
  orderNewsletter,
  writeInNewsletter,
} from './arrange-newsletter.ts'
import {
  articleChangeBody,
  articleOrderBody,
  articleSchema,
  newArticleBody,
  newsletterChangeBody,
  newsletterSchema,
  themeChoiceBody,
} from './newsletter.schema.ts'
import { articleView, newsletterView } from './newsletter-view.record.ts'
import { readNewsletter } from './read-newsletter.ts'

const common = { tag: 'Content', action: 'writeDrafts' } as const
const path = '/accounts/{accountId}/mailings/{id}/content'
const forbidden = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.mailing_planned,
  mailingRefusals.mailing_sent,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_active,
  mailingRefusals.part_fixed,
]
const made = z.strictObject({
  data: z.strictObject({ id: z.int().describe('The id of the article') }).describe('What was made'),
})

export const readNewsletterRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'What a newsletter says, in the parts that are written',
  responses: { 200: z.strictObject({ data: newsletterSchema }) },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ app, look, ids }) => ({
    status: 200,
    body: { data: newsletterView(await readNewsletter(look, ids.id as number, app.db)) },
  }),
})

export const changeNewsletterRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path,
  summary: 'Write the subject and what inboxes show beside it',
  versioned: true,
  body: { schema: newsletterChangeBody },
  responses: { 204: null },
  errors: forbidden,
  stateForAudit: draftState,
  handle: async ({ act, ids, body, version }) => {
    await changeNewsletter(act, ids.id as number, body, version)
    return { status: 204 }
  },
})

export const chooseThemeRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/theme`,
  summary: 'Choose the look of a newsletter; its articles stay',
  versioned: true,
  body: { schema: themeChoiceBody },
  responses: { 204: null },
  errors: [...forbidden, mailingRefusals.theme_not_found],
  stateForAudit: draftState,
  handle: async ({ act, ids, body, version }) => {
    await dressNewsletter(act, ids.id as number, body, version)
    return { status: 204 }
  },
})

export const addArticleRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/articles`,
  summary: 'Add an empty article',
  body: { schema: newArticleBody },
  responses: { 201: made },
  errors: forbidden,
  handle: async ({ act, ids, body }) => ({
    status: 201,
    body: { data: { id: await addArticle(act, ids.id as number, body) } },
  }),
})

export const orderArticlesRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/articles`,
  summary: 'Put the articles in another order, take some out or back in',
  versioned: true,
  body: { schema: articleOrderBody },
  responses: { 204: null },
  errors: [...forbidden, articleRefusals.articles_unknown],
  stateForAudit: draftState,
  handle: async ({ act, ids, body, version }) => {
    await orderNewsletter(act, ids.id as number, body.articleIds, version)
    return { status: 204 }
  },
})

export const duplicateArticleRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/articles/{articleId}/copies`,
  summary: 'Add the same article once more, behind it',
  responses: { 201: made },
  errors: [...forbidden, articleRefusals.article_not_found, articleRefusals.article_locked],
  handle: async ({ act, ids }) => ({
    status: 201,
    body: { data: { id: await duplicateArticle(act, ids.id as number, ids.articleId as number) } },
  }),
})

export const writeArticleRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/articles/{articleId}`,
  summary: 'Write in places of an article; other places and other articles are in nobody’s way',
  versioned: true,
  body: { schema: articleChangeBody },
  responses: { 200: z.strictObject({ data: articleSchema }) },
  errors: [...forbidden, articleRefusals.article_not_found, articleRefusals.article_locked],
  handle: async ({ act, ids, body, version }) => {
    const written = { places: body.places, version }
    const article = await writeInNewsletter(act, ids.id as number, ids.articleId as number, written)
    return { status: 200, body: { data: articleView(article, await findReceivedArticles(act.tx, [article.id])) } }
  },
})

async function draftState({ tx }: Act, ids: Readonly<Record<string, number>>) {
  const { subject, previewText, themeId, articleIds } = await readDraft({ reader: tx }, ids.id as number)
  return { subject, previewText, themeId, articleIds: [...articleIds] }
}
