import { settleDoubts } from '../src/features/relay/index.ts'
import { decideTests } from '../src/features/run-tests/index.ts'
import { finishCompletedRuns, openHours, startDueRuns } from '../src/features/runs/index.ts'
import { beat, endSender, returnAbandonedWork, Sender, SenderSession } from '../src/features/sending/index.ts'
import { createEngine, type Engine } from '../src/processes/create-engine.ts'
import { type MailReceiver, startMailReceiver } from './mail-receiver.ts'
import type { TestApi } from './test-api.ts'

/** The real engine on the test's database, with a real relay; the test turns its wheels. */
export interface TestEngine {
  engine: Engine
  receiver: MailReceiver
  /** Starts what is due and sends until nothing is left to do now. */
  work(): Promise<void>
  /** One sign of life and one look for work, whatever comes of it. */
  look(): Promise<void>
  stop(): Promise<void>
}

export async function startTestEngine(api: TestApi, config: Record<string, unknown> = {}): Promise<TestEngine> {
  const receiver = await startMailReceiver()
  const engine = createEngine(
    { ...api.app.config, REQUIRE_SENDER_DOMAIN: false, RELAY_URL: `smtp://127.0.0.1:${receiver.port}`, ...config },
    { clock: api.clock, log: api.app.log },
  )
  const session = await SenderSession.begin(engine)
  const { id: senderId } = session
  const sender = new Sender(engine, session, engine.relays)
  sender.open()
  const isBusy = async () => {
    const [row] = await api.database.query<{ busy: boolean }>(
      `select exists (select from messages where due_at <= now() and state in (0, 1, 4) or state in (1, 2))
           or exists (select from run_blocks b join runs r on r.id = b.run_id where b.state in (0, 1) and r.state = 'sending') as busy`,
    )
    return row?.busy ?? false
  }
  const look = async () => {
    await beat(engine.db, senderId, { awayRelays: sender.awayRelays })
    await Promise.all([sender.look('priority'), sender.look('bulk')])
  }
  return {
    engine,
    receiver,
    look: async () => {
      await sender.listen()
      await look()
    },
    work: async () => {
      await startDueRuns(engine)
      await openHours(engine)
      await decideTests(engine)
      await sender.listen()
      // Each look takes mails; work that does not end after so many will never end.
      for (let looks = 0, isLeft = true; isLeft; looks += 1, isLeft = await isBusy()) {
        if (looks === 1000) throw new Error('the engine does not come to rest')
        await look()
        await settleDoubts(engine)
        await returnAbandonedWork(engine.db, 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      // Whoever goes first is out, so the others begin to wait.
      await decideTests(engine)
      await finishCompletedRuns(engine)
    },
    stop: async () => {
      await sender.drain(2000)
      await endSender(engine.db, senderId)
      await receiver.stop()
      await engine.close()
    },
  }
}
