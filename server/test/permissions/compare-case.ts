import { isDeepStrictEqual } from 'node:util'
import type { Answer } from '../test-api.ts'
import { type Case, expectedOf } from './cases.ts'
import { type Home, pairOf } from './homes.ts'
import type { WriteResult } from './model.ts'
import { describeRow, rowIn, type Snapshot } from './snapshot.ts'

interface Seen {
  before: Snapshot
  after: Snapshot
  answer: Answer
}

/** Where the server and the model disagree about one case: answer, resulting row, mail, evidence, untouched data. */
export function compareCase(home: Home, one: Case, seen: Seen): string[] {
  const expected = expectedOf(one)
  const isAccepted = expected.result === 'changed' || expected.result === 'unchanged'
  const checks = isAccepted
    ? [...acceptance(home, one, expected, seen), ...effects(home, one, expected, seen)]
    : refusal(home, one, expected, seen)
  return checks.flatMap(([what, actual, wanted]) =>
    isDeepStrictEqual(actual, wanted)
      ? []
      : [`${what} is ${JSON.stringify(actual)}, the model says ${JSON.stringify(wanted)}`],
  )
}

type Check = [what: string, actual: unknown, wanted: unknown]

function acceptance(home: Home, { path, from, to }: Case, { result }: WriteResult, { answer }: Seen): Check[] {
  const isCreated = path === 'create' || (path === 'upsert' && from === '-' && home.kind === 'plain')
  const item = path === 'multiple' ? answer.body.data[0] : undefined
  const record = item ? item.subscriber?.data : answer.body.data
  const standing =
    home.kind === 'plain' ? record : record?.channels?.data.find(({ id }: { id: number }) => id === home.watched)
  return [
    ['the status code', answer.status, isCreated ? 201 : 200],
    ['the item', item?.result, item && (result === 'unchanged' ? 'unchanged' : 'updated')],
    ['the answered pair', { status: standing?.status, statusAddition: standing?.statusAddition }, pairOf(to)],
  ]
}

function effects(home: Home, one: Case, expected: WriteResult, { before, after }: Seen): Check[] {
  const mails = after.messages.slice(before.messages.length)
  const entries = after.consent.slice(before.consent.length)
  const others = (snapshot: Snapshot) => snapshot.subscriptions.filter(({ channel_id }) => channel_id !== home.watched)
  const mail = { class: 'optin', state: 0, channel_ids: [home.watched], mailing_id: home.optinMailingId }
  const isUnchanged = expected.result === 'unchanged'
  return [
    ['the row', describeRow(rowIn(after, home.watched)), describeRow(expected.row)],
    [
      'the mail',
      mails.map(({ class: kind, state, channel_ids, mailing_id }) => ({ class: kind, state, channel_ids, mailing_id })),
      expected.mail ? [mail] : [],
    ],
    [
      'the evidence',
      entries.map(({ channel_id, source }) => [channel_id, source]),
      isUnchanged ? [] : [[home.watched, one.path]],
    ],
    ['the other channel', others(after), others(before)],
    ['what the address left behind', after.tombstones, {}],
    ['the other data', isUnchanged ? after : after.record?.firstname, isUnchanged ? before : 'After'],
  ]
}

function refusal(home: Home, { path, from, to }: Case, { result, required }: WriteResult, seen: Seen): Check[] {
  const { answer, before, after } = seen
  const problem = path === 'multiple' ? answer.body.data[0].error : answer.body
  const isForbidden = result === 'forbidden'
  const transition = {
    channelId: home.kind === 'plain' ? null : home.watched,
    from: pairOf(path === 'create' ? '-' : from),
    to: pairOf(to),
  }
  return [
    ['the status code', answer.status, path === 'multiple' ? 200 : isForbidden ? 403 : 409],
    [
      'the refusal',
      [problem?.status, problem?.code],
      isForbidden ? [403, 'permission_required'] : [409, 'transition_not_allowed'],
    ],
    ['the permissions named', problem?.requiredPermissions, isForbidden ? required : undefined],
    ['the transition named', problem?.transition, transition],
    ['the record', after, before],
  ]
}
