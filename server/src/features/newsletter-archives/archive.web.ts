import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals, requireChannel } from '../channels/index.ts'
import { listCustomerFields } from '../customer-fields/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { choicesOf, noArchive, placeOf } from './archive.rules.ts'
import { archiveBody, archivedNewsletterSchema, archiveSchema, keepingBody } from './archive.schema.ts'
import { findArchive, listSentNewsletters, listYears } from './archive.store.ts'
import { changeArchive, keepNewsletterOut, readArchive } from './change-archive.ts'
import { hostView } from './host.schema.ts'
import { findHost } from './host.store.ts'
import { readLetter } from './read-letters.ts'

const common = { tag: 'Channels', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/channels/{id}/archive'
const { channel_not_found } = channelRefusals

export const getArchiveRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The archive of a channel',
  responses: { 200: z.strictObject({ data: archiveSchema }) },
  errors: [channel_not_found],
  handle: async ({ app, look, ids }) => {
    const channelId = ids.id as number
    const [archive, host] = await Promise.all([readArchive(look, channelId), findHost(look.reader, channelId)])
    const choices = choicesOf(archive ?? noArchive)
    const data = {
      ...{ ...choices, version: versionOf(choices), url: archive ? placeOf(app.config, archive).url : null },
      mayHaveHost: app.config.ARCHIVE_HOST_TARGET !== undefined,
      host: host ? hostView(host) : null,
    }
    return { status: 200, body: { data } }
  },
})

export const changeArchiveRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path,
  summary: 'Open the archive of a channel to everybody, or close it',
  versioned: true,
  body: { schema: archiveBody },
  responses: { 204: null },
  errors: [channel_not_found],
  stateForAudit: async ({ tx }, ids) => archiveState(tx, ids.id),
  handle: async ({ act, ids, body, version }) => {
    await changeArchive(act, ids.id as number, { choices: body, version })
    return { status: 204 }
  },
})

const mostShown = 400
const yearWish = plainQuery(
  { year: { description: 'The last one with letters without it', pattern: /^2\d{3}$/, type: 'integer' } },
  (get) => ({ year: get('year') === null ? null : Number(get('year')) }),
)

export const listArchivedRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/newsletters`,
  summary: 'What was sent to a channel in a year, with what the archive does without',
  query: yearWish,
  responses: {
    200: z.strictObject({
      data: z.array(archivedNewsletterSchema).describe('The newest first'),
      meta: z
        .strictObject({
          year: z.int().nullable().describe('Whose letters these are; null = there are none'),
          years: z.array(z.int()).describe('Those with letters, the last one first'),
        })
        .describe('About the years'),
    }),
  },
  errors: [channel_not_found],
  handle: async ({ look, ids, query }) => {
    const { id: channelId } = await requireChannel(look, ids.id as number)
    const years = await listYears(look.reader, channelId, true)
    const year = query.year ?? years[0]
    const sent = year === undefined ? [] : listSentNewsletters(look.reader, { channelId, year, most: mostShown })
    const [newsletters, fields] = await Promise.all([sent, listCustomerFields(look.reader)])
    const data = newsletters.map((newsletter) => {
      const { mailingId, sentAt, isKeptOut } = newsletter
      return { mailingId, subject: readLetter(newsletter, fields).subject, sentAt, isKeptOut }
    })
    return { status: 200, body: { data, meta: { year: year ?? null, years } } }
  },
})

export const keepNewsletterOutRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/newsletters/{mailingId}`,
  summary: 'Keep a newsletter out of the archive, or let it in again',
  body: { schema: keepingBody },
  responses: { 204: null },
  errors: [channel_not_found, mailingRefusals.mailing_not_found],
  stateForAudit: async ({ tx }, { id, mailingId }) => keepingState(tx, id, mailingId),
  handle: async ({ act, ids, body }) => {
    const { id: channelId, mailingId } = ids as { id: number; mailingId: number }
    await keepNewsletterOut(act, { channelId, mailingId, ...body })
    return { status: 204 }
  },
})

async function archiveState(reader: Reader, channelId: number | undefined) {
  const archive = channelId === undefined ? undefined : await findArchive(reader, { channelId })
  return { ...choicesOf(archive ?? noArchive) }
}

async function keepingState(reader: Reader, channelId: number | undefined, mailingId: number | undefined) {
  if (channelId === undefined || mailingId === undefined) return null
  const [sent] = await listSentNewsletters(reader, { channelId, mailingId, most: 1 })
  return sent ? { isKeptOut: sent.isKeptOut } : null
}
