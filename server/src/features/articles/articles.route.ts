import { fieldError } from '../../platform/errors/field-error.ts'
import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { articleRecord, articleReply, newArticleReply, readPlaceholders } from './article.record.ts'
import { articleRefusals } from './article.refusals.ts'
import { articleReadOnlyMembers, articleSchema, createArticleBody, updateArticleBody } from './article.schema.ts'
import { listArticles } from './article.store.ts'
import { changeArticle, createArticle, getArticle } from './save-article.ts'

const { readRoute, writeRoute } = keyRoutes()
const articleScope = { scopes: ['articles'], tag: 'Articles' } as const
const filters: Record<string, FilterSpec> = {
  name: { type: 'text' },
  languageIso: { type: 'text' },
  templateId: { type: 'id' },
  updatedAt: { type: 'time', ranges: true },
}
const listSpec: ListSpec<never> = {
  paginated: true,
  include: [],
  sort: ['id', 'name', 'createdAt', 'updatedAt'],
  filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : undefined),
}

export const listArticlesRoute = readRoute({
  ...articleScope,
  method: 'GET',
  path: '/articles',
  summary: 'List articles',
  description: 'In pages, by id unless `sort` says otherwise.',
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[name]', '[languageIso]', '[templateId]', '[updatedAt]']),
  },
  responses: { 200: paginated(articleSchema) },
  handle: async ({ look, query }) => {
    const { total, rows } = await listArticles(look.reader, query)
    return { status: 200, body: wrapPage(rows.map(articleRecord), [], total, query) }
  },
})

export const getArticleRoute = readRoute({
  ...articleScope,
  method: 'GET',
  path: '/articles/{id}',
  summary: 'Read an article',
  description: 'With all of its content.',
  responses: { 200: envelope(articleSchema) },
  errors: [articleRefusals.article_not_found],
  handle: async ({ look, ids }) => articleReply(await getArticle(look, ids.id as number)),
})

export const createArticleRoute = writeRoute({
  ...articleScope,
  method: 'POST',
  path: '/articles',
  summary: 'Create an article',
  description:
    'Content goes to the places of the template, see GET /articleTemplates. HTML is cleaned before it is saved; the answer shows what is left.',
  idempotent: true,
  body: { schema: createArticleBody, ignored: articleReadOnlyMembers },
  responses: { 201: envelope(articleSchema) },
  handle: async ({ act, body: { name, placeholders, ...rest } }) =>
    newArticleReply(
      await createArticle(act, { ...rest, name: name as string, placeholders: readPlaceholders(placeholders) }),
    ),
})

export const updateArticleRoute = writeRoute({
  ...articleScope,
  method: 'PUT',
  path: '/articles/{id}',
  summary: 'Update an article',
  description: 'Members that are not sent stay as they are; a list of placeholders that is sent replaces the old one.',
  body: {
    schema: updateArticleBody,
    ignored: articleReadOnlyMembers,
    check: (raw, { ids }) =>
      raw.id !== undefined && raw.id !== ids.id
        ? [fieldError('#/id', 'out_of_range', 'The id of the body differs from the id of the path.')]
        : [],
  },
  responses: { 200: envelope(articleSchema) },
  errors: [articleRefusals.article_not_found, articleRefusals.article_locked],
  handle: async ({ act, ids, body: { name, placeholders, ...rest } }) => {
    const change = { ...rest, name: name ?? undefined, placeholders: readPlaceholders(placeholders) }
    return articleReply(await changeArticle(act, ids.id as number, change))
  },
})
