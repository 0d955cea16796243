import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { findingKinds } from '../health/index.ts'
import { consoleRoutes } from '../operators/console.gate.ts'
import { operatorRefusals } from '../operators/index.ts'
import { voteSchema } from '../operators/vote.schema.ts'
import { doubtCauses } from '../relay/index.ts'
import { agreeToUnfreeze, freezeEverything } from './freeze.ts'
import { laneNames, lookNow, type Now } from './look-now.ts'

const tag = 'Sending'
const seconds = z.number().describe('Seconds')

const frozenSchema = z
  .strictObject({
    reason: z.string().describe('Why'),
    since: timestampSchema.nullable().describe('Since when, UTC; null = a sender has yet to notice'),
    votes: z.array(voteSchema).describe('Who has agreed to unfreeze'),
  })
  .meta({ id: 'Frozen', description: 'That no mail may leave' })

const nowSchema = z
  .strictObject({
    at: timestampSchema.describe('When this was seen, UTC'),
    frozen: frozenSchema.nullable().describe('Null = mail may leave'),
    lanes: z
      .array(
        z
          .strictObject({
            lane: z.enum(laneNames).describe('Which work'),
            accounts: count.nullable().describe('Accounts with something due; null = not counted'),
            oldestSeconds: seconds.nullable().describe('Since the oldest is due; null = nothing waits'),
            promiseSeconds: seconds.describe('From then on somebody is called'),
          })
          .describe('Work that waits'),
      )
      .describe('What waits, the most pressing first'),
    due: count.describe('Single mails that are due now'),
    runs: z
      .strictObject({
        atWork: count.describe('Newsletters being sent'),
        withOpenBlocks: count.describe('Of them, those with people no sender has taken yet'),
        paused: count.describe('Newsletters that are paused'),
      })
      .describe('Newsletters'),
    senders: z
      .array(
        z
          .strictObject({
            id: id.describe('The sender'),
            host: z.string().describe('Where it runs'),
            silentSeconds: seconds.describe('Since it was last heard'),
            blocks: count.describe('Blocks of newsletters in its hands'),
            mails: count.describe('Single mails in its hands'),
          })
          .describe('A process that hands mail to the relay'),
      )
      .describe('Senders that nobody has given up'),
    relays: z
      .array(
        z
          .strictObject({
            name: z.string().describe('What it is called'),
            readSeconds: seconds.nullable().describe('Since its log was read to its end; null = never'),
            hasLongQueue: z.boolean().describe('Whether its queue is very long'),
          })
          .describe('A relay'),
      )
      .describe('Relays whose log is read'),
    doubts: z
      .array(
        z
          .strictObject({
            cause: z.enum(doubtCauses).describe('Why they are still in doubt'),
            mails: count.describe('How many'),
            overdueSeconds: seconds.describe('Since the oldest could have been settled'),
          })
          .describe('Mails of which nobody knows yet whether they have left'),
      )
      .describe('Mails in doubt, by cause'),
    findings: z.array(z.enum(findingKinds)).describe('What needs somebody, most pressing first'),
    counts: z
      .strictObject({
        customers: count.describe('Customers'),
        accounts: count.describe('Accounts of all customers'),
        waiting: count.describe('Accounts that wait for approval'),
        refused: count.describe('Accounts that were refused'),
        operators: count.describe('Operators'),
        requests: count.describe('Open requests that take several operators'),
      })
      .describe('Who is here'),
  })
  .meta({ id: 'Now', description: 'Whether mail is leaving, and what waits' })

export const lookNowRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/now',
  summary: 'Whether mail is leaving, and what waits',
  responses: { 200: z.strictObject({ data: nowSchema }) },
  handle: async ({ desk }) => ({ status: 200, body: { data: viewOf(await lookNow(desk)) } }),
})

function viewOf({ senders, relays, doubts, ...rest }: Now) {
  return {
    ...rest,
    senders: senders.map(({ id, host, silentSeconds, blocks, mails }) => ({ id, host, silentSeconds, blocks, mails })),
    relays: relays.map(({ name, readSeconds, hasLongQueue }) => ({ name, readSeconds, hasLongQueue })),
    doubts: doubts.map(({ cause, mails, overdueSeconds }) => ({ cause, mails, overdueSeconds })),
  }
}

export const freezeRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/sending/freeze',
  summary: 'Let no mail leave',
  body: {
    schema: z.strictObject({
      installation: z.string().max(100).describe('What this installation is called, typed by whoever freezes it'),
      reason: z.string().trim().min(3).max(200).describe('Why; every operator reads it'),
    }),
  },
  responses: { 204: null },
  errors: [operatorRefusals.installation_name_wrong, operatorRefusals.sending_frozen_already],
  handle: async ({ desk, doer, body }) => {
    await freezeEverything(desk, doer, body)
    return { status: 204 }
  },
})

export const unfreezeRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/sending/unfreeze',
  summary: 'Agree that mail leaves again',
  description: 'It leaves with the last vote that is needed.',
  responses: {
    200: z.strictObject({
      data: z.strictObject({ isFrozen: z.boolean().describe('Whether more have to agree') }).describe('What it is now'),
    }),
  },
  errors: [operatorRefusals.agreed_already, operatorRefusals.sending_not_frozen],
  handle: async ({ desk, doer, caller }) => ({
    status: 200,
    body: { data: await agreeToUnfreeze(desk, doer, caller.session.operator.id) },
  }),
})
