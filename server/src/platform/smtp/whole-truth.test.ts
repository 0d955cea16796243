import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { RelayPool } from './relay-pool.ts'
import { aMail, relayFixture } from './testing/relay-fixture.ts'
import { type Action, hangUp, reset, type Script } from './testing/scripted-relay.ts'

const { startRelay } = relayFixture()

const troubles: Action[] = ['451 4.3.0 later', '550 5.7.1 no', '421 4.3.2 going down', 'what?', hangUp, reset]
const often = <T>(usual: T, ...unusual: T[]) =>
  fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, fc.constantFrom(...unusual)), {
    minLength: 1,
    maxLength: 40,
  })

const scripts: fc.Arbitrary<Script> = fc.record({
  connect: often<Action>('220 hello', '421 4.3.2 too busy', hangUp),
  EHLO: fc.constantFrom<Action>('250-scripted.test\n250 PIPELINING', '250 scripted.test'),
  MAIL: often<Action>('250 ok', ...troubles),
  RCPT: often<Action>('250 ok', ...troubles),
  DATA: often<Action>('354 go', '250 no 354', '354 go\n250 surplus', ...troubles),
  body: often<Action>(() => {}, '421 4.3.2 going down', hangUp, reset),
  dot: often<Action>('250 queued', '250 queued\n250 surplus', ...troubles),
})
const permits = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)), {
  minLength: 60,
  maxLength: 60,
})

test('whatever the relay does, a verdict never says more than the relay did', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, permits, fc.integer({ min: 1, max: 3 }), async (script, granted, mailsPerConnection) => {
      const relay = await startRelay(script)
      const lanes = { only: { connections: 3, mailsPerConnection } }
      const pool = new RelayPool({ settings: relay.settings, lanes, trialWaitMs: () => 0 })
      const verdicts = await Promise.all(
        granted.map((permit, i) =>
          pool.send('only', aMail({ to: `r${i}@receiver.test`, body: `${i}\r\n` }), {
            permit: i % 2 === 0 ? Promise.resolve(permit) : setImmediate(permit),
          }),
        ),
      )
      await pool.drain(0)
      const timesAccepted = granted.map(
        (_, i) => relay.accepted.filter(({ to }) => to === `r${i}@receiver.test`).length,
      )
      for (const [i, { kind }] of verdicts.entries()) {
        const possible = { accepted: [1], inDoubt: [0, 1] }[kind as string] ?? [0]
        expect(possible, `mail ${i}: ${kind}`).toContain(timesAccepted[i])
      }
      const mixed = relay.accepted.filter(({ to, body }) => to !== `r${body.trim()}@receiver.test`)
      expect(mixed).toEqual([])
      await relay.stop()
    }),
    { numRuns: 150 },
  )
})
