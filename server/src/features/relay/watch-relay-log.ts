import type { App } from '../../platform/app/app.ts'
import { relayName } from './relay-name.rules.ts'
import type { RelayParts } from './relay-reader.ts'
import { lookAtMovement } from './session.store.ts'
import { visitRelay } from './visit-relay.ts'

type Parts = Pick<RelayParts, 'db' | 'log' | 'relay'> & Pick<App, 'metrics'>

/** Lines are read within a second; a busy machine may need some more. */
const usualPatience = { patienceSeconds: 15 }
/** Also while there is no doubt, so that a log that stands still is known before there is one. */
const visitEverySeconds = 60

/** For a timer: a log that stands still is noticed before anything depends on it. */
export async function watchRelayLog(app: Parts, { patienceSeconds } = usualPatience): Promise<void> {
  const relay = relayName(app.relay)
  const movement = await lookAtMovement(app.db, relay)
  app.metrics.relayLogStillSeconds.set({ relay }, movement.stillSeconds)
  if (movement.stillSeconds > patienceSeconds)
    app.log.error(
      { relay, stillSeconds: Math.round(movement.stillSeconds) },
      'the log of the relay stands still, or does not name the ports of its clients: mails in doubt have to wait',
    )
  if (movement.visitedSeconds === null || movement.visitedSeconds >= visitEverySeconds) await visitRelay(app)
}
