import type { Recipe } from './recipes.ts'
import type { Kind } from './world.ts'

const inPath = (kind: Kind, path: (id: number) => string, unknown: string, body?: object): Recipe => ({
  kind,
  unknown,
  request: (id) => ({ path: path(id), ...(body && { body }) }),
})
const article = (id: number) => `/articles/${id}`

/** Articles, and the mailings and newsletters that are made of them. */
export function articleRecipes(): Record<string, Recipe> {
  return {
    'GET /articles/{id} path id': inPath('article', article, '404 article_not_found'),
    'PUT /articles/{id} path id': inPath('article', article, '404 article_not_found', { canEdit: false }),
    'PUT /articles/{id} body id': {
      kind: 'article',
      unknown: '422 out_of_range',
      request: (id, own) => ({ path: article(own.article), body: { id, canEdit: true } }),
    },
    'PUT /articles/{id} body templateId': {
      kind: 'articleTemplate',
      unknown: '422 field_not_allowed',
      request: (templateId, own) => ({ path: article(own.article), body: { templateId } }),
    },
    'POST /articles body templateId': {
      kind: 'articleTemplate',
      unknown: '422 template_unknown',
      request: (templateId) => ({ path: '/articles', body: { languageIso: 'de', name: 'of-own', templateId } }),
    },
    'GET /articles query filter[templateId]': inPath(
      'articleTemplate',
      (id) => `/articles?filter[templateId]=${id}`,
      '200 empty',
    ),
    'GET /mailings/{id} path id': inPath(
      'mailing',
      (id) => `/mailings/${id}?include=newsletters`,
      '404 mailing_not_found',
    ),
    'GET /newsletters/{id} path id': inPath(
      'newsletter',
      (id) => `/newsletters/${id}?include=articles`,
      '404 newsletter_not_found',
    ),
    'GET /newsletters/{id}/statistics path id': inPath(
      'newsletter',
      (id) => `/newsletters/${id}/statistics`,
      '404 newsletter_not_found',
    ),
    'GET /newsletters/{id}/links path id': inPath(
      'newsletter',
      (id) => `/newsletters/${id}/links`,
      '404 newsletter_not_found',
    ),
    'GET /newsletters query filter[mailingId]': inPath(
      'mailing',
      (id) => `/newsletters?filter[mailingId]=${id}&include=articles`,
      '200 empty',
    ),
  }
}

export const articlePlaces: Record<string, string[]> = {
  'PUT /articles/{id} path id': ['PUT /articles/{id} body id'],
}
