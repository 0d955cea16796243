import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { articleRefusals } from '../articles/index.ts'
import { mailingRefusals, planTime } from '../mailings/index.ts'
import { listPublications, type PublicationView } from './list-publications.ts'
import type { Source } from './publication.store.ts'
import { publish } from './publish.ts'
import { publishingRefusals } from './publishing.refusals.ts'
import {
  librarySchema,
  publishBody,
  publishedSchema,
  publishingSchema,
  withdrawBody,
  withdrawnSchema,
} from './publishing.schema.ts'
import { readLibrary } from './read-library.ts'
import { withdraw } from './withdraw.ts'

const common = { tag: 'Publishing' } as const
const path = '/accounts/{accountId}/publications'

export const listPublicationsRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'What the L-account has published, and what became of it in each account below',
  responses: { 200: publishingSchema },
  handle: async ({ app, look }) => {
    const { accounts, publications } = await listPublications(look, app.db)
    return { status: 200, body: { data: publications.map(publicationRecord), meta: { accounts } } }
  },
})

function publicationRecord({ publication, copies }: PublicationView) {
  const { digest: _digest, publishedBy: _by, ...shown } = publication
  return { ...shown, kind: publication.articleId === null ? ('mailing' as const) : ('article' as const), copies }
}

export const listLibraryRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/articles',
  summary: 'The articles of the account; in an L-account also those written for one newsletter',
  responses: { 200: librarySchema },
  handle: async ({ look }) => ({ status: 200, body: { data: await readLibrary(look) } }),
})

export const publishRoute = webRoutes.writeRoute({
  ...common,
  action: 'publish',
  method: 'POST',
  path,
  summary: 'Publish an article or a mailing as it is now to accounts below',
  body: { schema: publishBody },
  responses: { 200: publishedSchema },
  errors: [
    publishingRefusals.account_publishes_nothing,
    accountRefusals.account_not_found,
    articleRefusals.article_not_found,
    mailingRefusals.mailing_not_found,
  ],
  handle: async ({ act, body }) => {
    const { fixes = 'both', mayAdapt = false, proposed, accountIds } = body
    const source = sourceOf(body)
    const ofMailing = source.mailingId !== null
    const terms = {
      mayAdapt: !ofMailing && mayAdapt,
      fixesSubject: ofMailing && fixes !== 'content',
      fixesContent: ofMailing && fixes !== 'subject',
      proposedAt: ofMailing && proposed ? planTime(act, proposed) : null,
    }
    return { status: 200, body: { data: await publish(act, source, terms, [...new Set(accountIds)]) } }
  },
})

function sourceOf(body: { articleId?: number | undefined; mailingId?: number | undefined }): Source {
  const { articleId = null, mailingId = null } = body
  if ((articleId === null) === (mailingId === null))
    throw validationFailed([fieldError('#/articleId', 'required', 'Name an article or a mailing, one of them.')])
  return { articleId, mailingId }
}

export const withdrawRoute = webRoutes.writeRoute({
  ...common,
  action: 'publish',
  method: 'POST',
  path: `${path}/{id}/withdrawal`,
  summary: 'Take back what was published; what is sent or sending stays',
  body: { schema: withdrawBody },
  responses: { 200: withdrawnSchema },
  errors: [
    publishingRefusals.account_publishes_nothing,
    publishingRefusals.publication_not_found,
    accountRefusals.account_not_found,
  ],
  handle: async ({ act, ids, body }) => {
    const wish = { accountIds: body.accountIds ?? null, stop: body.stop }
    return { status: 200, body: { data: await withdraw(act, ids.id as number, wish) } }
  },
})
