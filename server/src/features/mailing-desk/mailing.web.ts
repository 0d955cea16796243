import { z } from 'zod'
import { id, line, lines } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { changeMailing, type MailingChange, mailingRefusals, readWritten } from '../mailings/index.ts'
import { contentFaultSchema, contentFaultView } from '../rendering/content-fault.schema.ts'
import { audienceParts, listAudience } from '../runs/index.ts'
import { peopleQuery } from './desk.query.ts'
import { mailingDetail } from './desk.record.ts'
import { faceSchema, mailingDetailSchema } from './desk.schema.ts'
import { mailingState } from './mailing-state.ts'
import { readDesk } from './read-desk.ts'
import { seenAs } from './seen-as.ts'
import { subjectTestSchema } from './subject-test.schema.ts'

const common = { tag: 'Mailings' } as const
const path = '/accounts/{accountId}/mailings/{id}'
const peoplePerPage = 50
const stateErrors = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.mailing_sent,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_planned,
]

export const getMailingWebRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'One mailing: what it says, to whom, from whom, when, and what stands in its way',
  responses: { 200: z.strictObject({ data: mailingDetailSchema }) },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ app, look, ids }) => ({
    status: 200,
    body: { data: mailingDetail(look, await readDesk(look, ids.id as number, app.db)) },
  }),
})

const email = z.email().max(254)
const changeBody = z.strictObject({
  name: line(191, 1).optional().describe('What it is called among its users'),
  subject: line(500).optional().describe('Its subject line; empty = none'),
  subjectTest: subjectTestSchema
    .nullable()
    .optional()
    .describe('Other subjects that some readers try first; null = one subject'),
  themeId: id.nullable().optional().describe('What is around its content; null = what its channel or account has'),
  html: z.string().max(2_000_000).optional().describe('Its content; takes the place of articles'),
  senderName: line(191, 1).optional().describe('Who it comes from'),
  senderEmail: email.optional().describe('The address it comes from'),
  replyTo: email.nullable().optional().describe('Where answers go; null = to that address'),
  languageIso: z.string().min(2).max(8).optional().describe('Its language'),
  channelId: id.optional().describe('The channel it is sent in'),
  groupIds: z.array(id).max(100).optional().describe('Whoever is in any of them; none = everybody in the channel'),
  birthdayHour: z.int().min(0).max(23).optional().describe('Of a birthday mailing: from which hour it goes out'),
  welcomeDays: z.int().min(0).max(30).optional().describe('Of a welcome mailing: days after somebody has joined'),
  welcomesCreated: z
    .boolean()
    .optional()
    .describe('Of a welcome mailing: whether people created by programs get it, too'),
  purposeReason: lines(500)
    .nullable()
    .optional()
    .describe('Of a trigger: why it may reach people who left; null = it may not'),
  placeholders: z
    .array(
      z.strictObject({
        name: z.string().max(64).describe('As it stands in the text, without brackets'),
        label: line(191).describe('What it means'),
        exampleValue: line(500).describe('For previews, tests and the shown call'),
      }),
    )
    .max(100)
    .optional()
    .describe('Of a trigger: what a call must bring'),
  excludedGroupIds: z.array(id).max(100).optional().describe('Nobody who is in one of them'),
})

export const changeMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'PATCH',
  path,
  summary: 'Change a mailing: its name always, the rest until it is planned',
  versioned: true,
  body: { schema: changeBody },
  responses: { 200: z.strictObject({ data: z.array(contentFaultSchema).describe('By line') }), 204: null },
  errors: [
    ...stateErrors,
    mailingRefusals.mailing_active,
    mailingRefusals.part_fixed,
    mailingRefusals.theme_not_found,
    mailingRefusals.content_faulty,
    mailingRefusals.placeholders_not_allowed,
    mailingRefusals.placeholder_misnamed,
    mailingRefusals.placeholder_taken,
  ],
  stateForAudit: mailingState,
  handle: async ({ act, ids, body, version, caller }) => {
    if ('purposeReason' in body) caller.require('controlSending')
    // An empty line is no line, and no subject is an empty one.
    const subject = 'subject' in body ? (body.subject ?? '') : undefined
    const placeholders = body.placeholders?.map(({ name, label, exampleValue }) => ({
      ...{ name, label: label ?? '', exampleValue: exampleValue ?? '' },
    }))
    const change = { ...body, subject, placeholders } as MailingChange
    const faults = await changeMailing(act, ids.id as number, change, seenAs(act, ids.id as number, version))
    if (faults.length === 0) return { status: 204 }
    return { status: 200, body: { data: faults.map(contentFaultView) } }
  },
})

export const listAudienceRoute = webRoutes.readRoute({
  ...common,
  action: 'seePeople',
  method: 'GET',
  path: `${path}/audience`,
  summary: 'Exactly the people behind one number of the dry run',
  query: peopleQuery(audienceParts),
  responses: {
    200: z.strictObject({
      data: z
        .array(faceSchema.meta({ id: 'PersonInAudience', description: 'Somebody in a part' }))
        .describe('50 at most, by id'),
      meta: z.strictObject({ hasMore: z.boolean().describe('Whether others follow') }).describe('The page'),
    }),
  },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids, query }) => {
    const { mailing } = await readWritten(look, ids.id as number)
    const people = await listAudience(look, mailing, { ...query, limit: peoplePerPage + 1 })
    const data = people.slice(0, peoplePerPage)
    return { status: 200, body: { data, meta: { hasMore: people.length > data.length } } }
  },
})
