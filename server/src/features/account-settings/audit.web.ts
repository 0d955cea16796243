import { z } from 'zod'
import { type Cell, writeCsv, writeRows } from '../../platform/csv/write-csv.ts'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { type AuditFilter, type ChainedEntry, listEntries, verifyAudit } from '../audit/index.ts'

const common = { tag: 'Audit log', action: 'readAudit' } as const
const path = '/accounts/{accountId}/audit'
const pageSize = 50

const entry = z
  .strictObject({
    sequence: count.describe('Its number in the chain of the account'),
    at: timestampSchema.describe('When, UTC'),
    actor: z.string().describe('Who did it, such as user:7'),
    address: z.string().nullable().describe('From where; null for the command line'),
    act: z.string().describe('What was done to what kind of thing, as webhooks.pause'),
    objectId: id.nullable().describe('To which one'),
    changes: z
      .record(z.string(), z.tuple([z.json(), z.json()]).nullable())
      .describe('By member, what it was and what it is; null where values are not kept'),
    requestId: z.string().nullable().describe('The request it came with'),
    hash: z.string().describe('What seals the entry and those before it, in hexadecimal digits'),
  })
  .meta({ id: 'AuditEntry', description: 'Something that somebody did' })

const parameters = {
  actor: { description: 'Only what this one did, such as user:7', pattern: /^[a-z-]{1,20}(:\w{1,20})?$/ },
  act: { description: 'Only this act, as webhooks.pause', pattern: /^[A-Za-z]{1,40}(\.[A-Za-z-]{1,40}){0,4}$/ },
  before: { description: 'Only entries older than this number', pattern: /^[1-9]\d{0,14}$/ },
} as const
type Parameter = keyof typeof parameters
const names = Object.keys(parameters) as Parameter[]

const auditQuery: QuerySpec<AuditFilter> = {
  parse: (query) => {
    const wrong = [...query.keys()].filter((name) => !isFine(query, name))
    const before = query.get('before')
    return {
      value: { actor: query.get('actor'), act: query.get('act'), before: before === null ? null : Number(before) },
      errors: wrong.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')),
    }
  },
  parameters: names.map((name) => ({
    name,
    description: parameters[name].description,
    schema: { type: name === 'before' ? 'integer' : 'string' },
  })),
}

function isFine(query: URLSearchParams, name: string): boolean {
  const known = names.find((candidate) => candidate === name)
  return known !== undefined && query.getAll(name).length === 1 && parameters[known].pattern.test(query.get(name) ?? '')
}

export const listAuditRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'What was done in the account, the newest first',
  query: auditQuery,
  responses: {
    200: z.strictObject({
      data: z.array(entry).describe('50 at most'),
      meta: z.strictObject({ hasMore: z.boolean().describe('Whether older entries follow') }).describe('The page'),
    }),
  },
  handle: async ({ look, query }) => {
    const found = await listEntries(look.reader, query, pageSize + 1)
    const data = found.slice(0, pageSize).map(viewOf)
    return { status: 200, body: { data, meta: { hasMore: found.length > pageSize } } }
  },
})

const mostInFile = 20_000
const columns = ['sequence', 'at', 'actor', 'address', 'act', 'objectId', 'changes', 'requestId', 'hash'] as const

const wanted = z.strictObject({
  actor: z.string().regex(parameters.actor.pattern).nullable().describe(parameters.actor.description),
  act: z.string().regex(parameters.act.pattern).nullable().describe(parameters.act.description),
  before: id.nullable().describe('Only entries older than this number, without a heading: the file goes on'),
})

/** Changes nothing; but what leaves the house is itself in the log. */
export const exportAuditRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/export`,
  summary: 'Take entries along as CSV, the newest first',
  body: { schema: wanted },
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          csv: z.string().describe('Lines of the file, UTC; the first names the columns'),
          entries: count.describe('How many entries are in it, 20,000 at most'),
          oldest: count.nullable().describe('The number of the last one; null = there is none'),
          hasMore: z.boolean().describe('Whether older ones are left'),
        })
        .meta({ id: 'AuditFile', description: 'A stretch of the audit log as CSV' }),
    }),
  },
  saidInAudit: ({ body }, filter) => {
    const { actor, act, before } = filter as z.infer<typeof wanted>
    const { entries } = (body as { data: { entries: number } }).data
    return {
      ...{ actor: [null, actor], act: [null, act], before: [null, before] },
      columns: [null, columns],
      entries: [null, entries],
    }
  },
  handle: async ({ act, body }) => {
    const found = await listEntries(act.tx, body, mostInFile + 1)
    const taken = found.slice(0, mostInFile)
    const rows = taken.map((one) => columns.map((column) => cellOf(viewOf(one)[column])))
    const data = {
      csv: body.before === null ? writeCsv(columns, rows) : writeRows(rows),
      ...{ entries: taken.length, oldest: taken.at(-1)?.seq ?? null, hasMore: found.length > mostInFile },
    }
    return { status: 200, body: { data } }
  },
})

function cellOf(value: unknown): Cell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell)
}

export const verifyAuditRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/verification`,
  summary: 'Walk the whole chain: whether every entry is as it was written',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          entries: count.describe('How many hold'),
          brokenAt: count.nullable().describe('The first that was changed or is missing; null = all hold'),
        })
        .describe('What was found'),
    }),
  },
  handle: async ({ look }) => {
    const { entries, brokenAt } = await verifyAudit(look, look.reader)
    return { status: 200, body: { data: { entries, brokenAt } } }
  },
})

function viewOf({ seq, hash, ...rest }: ChainedEntry) {
  return { sequence: seq, ...rest, hash: hash.toString('hex') }
}
