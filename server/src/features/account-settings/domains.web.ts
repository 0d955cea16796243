import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { timestampSchema } from '../../platform/http/schema.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { actTime, type Look } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { recordAct } from '../audit/index.ts'
import {
  checkSenderDomain,
  createSenderDomain,
  domainRefusals,
  listSenderDomains,
  rotateKeys,
  type SenderDomainRow,
  signingKeyOf,
} from '../sender-domains/index.ts'

const check = z
  .strictObject({
    name: z
      .enum(['spf', 'mx', 'dkim', 'dkimEd25519', 'nextDkim', 'nextDkimEd25519', 'dmarc'])
      .describe('What it is about'),
    status: z.enum(['ok', 'missing', 'wrong']).describe('What the DNS says'),
    problem: z.string().nullable().describe('What is wrong, in a sentence'),
    found: z.array(z.string()).describe('What is there'),
    publish: z
      .strictObject({
        type: z.enum(['TXT', 'MX']).describe('The type of the record'),
        name: z.string().describe('Its name'),
        value: z.string().describe('Its value'),
      })
      .describe('The record as it must be published'),
  })
  .meta({ id: 'DomainCheck', description: 'One thing the DNS has to say about a sender domain' })
const domain = z
  .strictObject({
    domain: z.string().describe('The domain of the sender addresses'),
    returnPathDomain: z.string().describe('Where reports of failure go'),
    checks: z.array(check).describe('What the DNS has to say'),
    verifiedAt: timestampSchema.nullable().describe('Since when mail may leave, UTC; null = it may not'),
    checkedAt: timestampSchema.nullable().describe('When the DNS was last asked, UTC; null = never'),
    createdAt: timestampSchema.describe('When it was added, UTC'),
    signingKey: z
      .strictObject({
        selector: z.string().describe('The name receivers find it by'),
        madeAt: timestampSchema.describe('When it was made, UTC'),
        replaceBy: timestampSchema.describe('When it should be replaced, UTC'),
        next: z.string().nullable().describe('Selector of the one that signs once its records are found'),
        former: z
          .strictObject({
            names: z.array(z.string()).describe('Names of its records'),
            until: timestampSchema.describe('From then on they may be removed, UTC'),
          })
          .nullable()
          .describe('The one before, while mail it has signed is under way'),
      })
      .describe('What signs its mail'),
  })
  .meta({ id: 'SenderDomain', description: 'A domain the account sends from' })
const common = { tag: 'Sender domains', action: 'manageDomains' } as const
const path = '/accounts/{accountId}/senderDomains'

export const listDomainsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The domains the account sends from',
  responses: { 200: z.strictObject({ data: z.array(domain).describe('All of them, by name') }) },
  handle: async ({ look }) => ({
    status: 200,
    body: { data: (await listSenderDomains(look.reader)).map((row) => viewOf(row, look)) },
  }),
})

export const addDomainRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Add a domain; its records are to be published then',
  body: { schema: z.strictObject({ domain: z.string().max(253).describe('As example.com') }) },
  responses: { 201: z.strictObject({ data: domain }) },
  errors: [domainRefusals.domain_name_invalid, domainRefusals.sender_domain_exists],
  handle: async ({ act, body }) => ({ status: 201, body: { data: viewOf(await createSenderDomain(act, body), act) } }),
})

const domainQuery: QuerySpec<{ domain: string }> = {
  parse: (query) => {
    const given = query.getAll('domain')
    const isFine = given.length === 1 && [...query.keys()].length === 1
    return {
      value: { domain: given[0] ?? '' },
      errors: isFine ? [] : [parameterError('domain', 'query_parameter_invalid')],
    }
  },
  parameters: [{ name: 'domain', description: 'Which one', schema: { type: 'string' } }],
}

/** No transaction is open while the DNS is asked. To look is nothing sensitive: the page does so by itself. */
export const checkDomainRoute = webRoutes.readRoute({
  ...common,
  action: 'checkDomains',
  method: 'POST',
  path: `${path}/check`,
  summary: 'Ask the DNS now, and keep what it says',
  query: domainQuery,
  responses: { 200: z.strictObject({ data: domain }) },
  errors: [domainRefusals.sender_domain_not_found, domainRefusals.dns_silent, domainRefusals.domain_claimed],
  handle: async ({ app, look, query, requestId, peerAddress }) => {
    const evidence = { by: 'request', requestId, peerAddress } as const
    const row = await checkSenderDomain(
      {
        look: (work) => work(look),
        act: (work) => app.db.transaction(look.reader.tenant, (tx) => work({ ...look, reader: tx, tx })),
        // The page asks again and again: what is as it was is no act of anybody.
        changed: ({ tx }, changes) =>
          recordAct({ ...look, reader: tx, tx, evidence }, { act: 'senderDomains.check', objectId: null, changes }),
        resolver: createResolver(app.config),
      },
      query.domain,
    )
    return { status: 200, body: { data: viewOf(row, look) } }
  },
})

export const rotateKeysRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/rotate`,
  summary: 'Make the next keys of a domain; they sign once their records are found',
  query: domainQuery,
  responses: { 200: z.strictObject({ data: domain }) },
  errors: [domainRefusals.sender_domain_not_found, domainRefusals.rotation_under_way, domainRefusals.rotation_too_soon],
  handle: async ({ act, query }) => ({ status: 200, body: { data: viewOf(await rotateKeys(act, query.domain), act) } }),
})

function viewOf(row: SenderDomainRow, at: Pick<Look, 'clock'>) {
  const { domain, returnPathDomain, checks, verifiedAt, checkedAt, createdAt } = row
  return {
    domain,
    returnPathDomain,
    checks,
    verifiedAt,
    checkedAt,
    createdAt,
    signingKey: signingKeyOf(row, actTime(at)),
  }
}
