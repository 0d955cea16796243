import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOracle } from '../oracle/start-oracle.ts'
import { compareDelivery, type DeliveryEvidence, type DeliveryVerdict, type LedgerRow } from './check-delivery.rules.ts'
import { isClean, verdictLine } from './check-delivery.ts'
import { type ExpectedRecipient, readExpectedSet, writeExpectedSet } from './expected-set.ts'
import { messageStates } from './message-change.rules.ts'
import { recipients } from './recipients.ts'
import type { Flaw } from './testing/careless-sender.ts'

const people = [...recipients({ seed: 7, count: 200 })]
const receivers = people.filter(({ state }) => state === 'receiveReady').length
const killedAfter = 110
const batchSize = 20

/** A real sender with a flaw, killed once in its midst and started again, against a real oracle; then the judge. */
async function judgeSenderWith(
  flaw: Flaw,
  extra: (expected: ExpectedRecipient[]) => Partial<DeliveryEvidence> = () => ({}),
): Promise<DeliveryVerdict> {
  const dir = mkdtempSync(join(tmpdir(), 'judge-'))
  const oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl') })
  onTestFinished(async () => {
    await oracle.stop()
    rmSync(dir, { recursive: true })
  })
  const file = join(dir, 'expected.jsonl')
  await writeExpectedSet(file, people)
  const args = ['--flaw', flaw, '--port', String(oracle.port), '--expected', file, '--cursor', join(dir, 'cursor')]
  await runSender([...args, '--haltAfter', String(killedAfter)])
  await runSender(args)
  const expected = await readExpectedSet(file)
  const { acceptances, faults } = await oracle.readLog()
  return compareDelivery({
    expected,
    acceptances,
    injected: faults,
    ledger: everybodyAccepted(expected),
    openBlocks: [],
    changes: [],
    unsubscriptions: [],
    acknowledged: [],
    effects: new Set(),
    ...extra(expected),
  })
}

async function runSender(args: string[]): Promise<void> {
  const child = fork(join(import.meta.dirname, 'testing/careless-sender.ts'), args)
  const ended = once(child, 'exit')
  child.on('message', () => child.kill('SIGKILL'))
  const [code, signal] = await ended
  expect([code, signal]).toEqual(args.includes('--haltAfter') ? [null, 'SIGKILL'] : [0, null])
}

/** What a sender believes that never looks back. */
function everybodyAccepted(expected: readonly ExpectedRecipient[]): LedgerRow[] {
  return expected
    .filter(({ receives }) => receives)
    .map(({ subscriberId }) => ({ subscriberId, state: messageStates.accepted, wireAtMs: 5000, reason: null }))
}

test('an honest sender is found innocent, though it was killed', async () => {
  const verdict = await judgeSenderWith('none')
  expect(verdictLine(verdict)).toBe('lost=0 doubled=0 ghost=0 mixed=0 leak=0 stuck=0 drift=0 order=0 api=0')
  expect(isClean(verdict)).toBe(true)
  expect(verdict.figures).toMatchObject({ expected: receivers, accepted: receivers, redelivered: 0 })
})

test('a cursor that moves before the mails are sent loses the rest of its batch', async () => {
  const verdict = await judgeSenderWith('cursorFirst')
  const missed = batchSize - (killedAfter % batchSize)
  expect(verdictLine(verdict)).toBe(
    `lost=${missed} doubled=0 ghost=0 mixed=0 leak=0 stuck=0 drift=${missed} order=0 api=0`,
  )
  expect(isClean(verdict)).toBe(false)
})

test('a cursor that moves after its batch doubles what was sent of it', async () => {
  const verdict = await judgeSenderWith('cursorLast')
  expect(verdictLine(verdict)).toBe(
    `lost=0 doubled=${killedAfter % batchSize} ghost=0 mixed=0 leak=0 stuck=0 drift=0 order=0 api=0`,
  )
})

test('bodies that went to each other’s recipient are mixed', async () => {
  const { faults } = await judgeSenderWith('swapsBodies')
  // One of an odd number of people has no partner; those sent twice around the kill are mixed twice.
  expect(faults.mixed).toHaveLength(receivers - (receivers % 2) + (killedAfter % batchSize))
})

test('mail to people who had left before the start is a leak', async () => {
  const { faults } = await judgeSenderWith('asksNoStatus')
  expect(people.length - receivers).toBeGreaterThan(0)
  expect(faults.leak).toHaveLength(people.length - receivers)
})

test('mail to people whose unsubscription was acknowledged before their mail went on the wire is a leak', async () => {
  const { faults } = await judgeSenderWith('none', (expected) => {
    const [early, late] = expected.filter(({ receives }) => receives) as [ExpectedRecipient, ExpectedRecipient]
    return {
      unsubscriptions: [
        { subscriberId: early.subscriberId, acknowledgedAtMs: 4999 },
        { subscriberId: late.subscriberId, acknowledgedAtMs: 5001 },
      ],
    }
  })
  expect(faults.leak).toEqual([expect.stringContaining('had left before <run.1@example.com>')])
})

test('mail to somebody who was never to be written to is a ghost', async () => {
  const { faults } = await judgeSenderWith('addsAStranger')
  expect(faults.ghost).toEqual([expect.stringContaining('stranger@example.net')])
})
