import { expect, test } from 'vitest'
import { claimDue } from '../../server/src/features/messages/claim.store.ts'
import { closeBlock, type LiveSender, leaseBlock, markFresh } from '../../server/src/features/messages/index.ts'
import { mayReceive } from '../../server/src/features/sending/may-receive.store.ts'
import { StallPlan, type StatementKind, statementKinds } from './stall-plan.ts'

const run = { accountId: 1, id: 1, class: 'newsletter', channelId: 1, purpose: 'general' } as const
const texts: string[] = []
const sender: LiveSender = {
  id: 1,
  write: (async (statements: readonly { text: string }[]) => {
    texts.push(...statements.map(({ text }) => text))
    return statements.map(() => [])
  }) as LiveSender['write'],
}
const kindOf = (text: string) =>
  (Object.keys(statementKinds) as StatementKind[]).filter((kind) => statementKinds[kind].test(text))

test('kinds are told by the texts that senders write', async () => {
  await leaseBlock(sender, run)
  await closeBlock(sender, run, 1)
  await claimDue(sender, { lane: 'priority', accounts: [1], each: 1 })
  texts.push(
    markFresh(run, { ids: [1], emails: [''], sessions: [null], senderId: 1, mayReceive: mayReceive(run) }).text,
  )
  expect(texts.map(kindOf)).toEqual([['take a block'], ['close a block'], ['claim due mails'], ['mark a target']])
})

test('each kind falls silent as often as planned, two at a time', () => {
  const plan = new StallPlan({ seed: 1, timesEach: 1, longestSeconds: 1 })
  const beat = ['update senders set heartbeat_at = now()']
  const first = plan.decide(beat)
  expect(first).toMatchObject({ ms: 1000 })
  expect(plan.decide(beat)).toBeUndefined()
  expect(plan.missing).toHaveLength(Object.keys(statementKinds).length - 1)
  expect(plan.decide(['select begin_term(1, 2)'])).toBeDefined()
  expect(plan.decide(['with due as materialized ('])).toBeUndefined()
  first?.over()
  expect(plan.decide(['with due as materialized ('])).toBeDefined()
})
