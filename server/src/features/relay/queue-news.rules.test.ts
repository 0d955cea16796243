import { expect, test } from 'vitest'
import type { RelayEvent } from './postfix-log.rules.ts'
import { gatherByQueueId, type KeyReader, newsFrom } from './queue-news.rules.ts'

const read = (prefix: string) => (text: string) => {
  const [, runId, messageId] = new RegExp(`^${prefix}(\\d+)-(\\d+)$`).exec(text) ?? []
  return runId ? { runId: Number(runId), messageId: Number(messageId) } : null
}
const keys: KeyReader = { decodeMessageId: read('m'), decodeReturnPath: read('r') }

const named = (queueId: string, messageId: string): RelayEvent => ({ kind: 'named', queueId, messageId })
const queued = (queueId: string, returnPath: string): RelayEvent => ({ kind: 'queued', queueId, returnPath })
const tried = (queueId: string, outcome: 'delivered' | 'deferred' | 'bounced'): RelayEvent => ({
  kind: 'tried',
  queueId,
  outcome,
  replyCode: 250,
  reply: outcome,
})
const expired: RelayEvent = { kind: 'expired', queueId: 'A' }

test.each<[string, RelayEvent[], [number, string | null][]]>([
  ['a name alone is no acceptance', [named('A', 'm7-8')], []],
  ['a place in the queue is', [named('A', 'm7-8'), queued('A', 'someone@else')], [[3, null]]],
  ['the return path is enough', [queued('A', 'r7-8')], [[3, null]]],
  ['a mail that is not ours is nobody', [named('A', 'x'), queued('A', ''), tried('A', 'bounced')], []],
  ['a deferral leaves it accepted', [queued('A', 'r7-8'), tried('A', 'deferred')], [[3, 'deferred']]],
  ['a delivery ends it', [queued('A', 'r7-8'), tried('A', 'deferred'), tried('A', 'delivered')], [[12, 'delivered']]],
  ['a bounce ends it', [queued('A', 'r7-8'), tried('A', 'bounced')], [[13, 'bounced']]],
  ['an expiry keeps the last reply', [queued('A', 'r7-8'), tried('A', 'deferred'), expired], [[11, 'deferred']]],
  [
    'of two queue ids the one with an end counts',
    [tried('B', 'delivered'), queued('B', 'r7-8'), queued('A', 'r7-8')],
    [[12, 'delivered']],
  ],
])('%s', (_name, events, news) => {
  const found = newsFrom(gatherByQueueId(events, keys))
  expect(found.map(({ state, reply }) => [state, reply])).toEqual(news)
  for (const item of found) expect(item).toMatchObject({ runId: 7, messageId: 8 })
})
