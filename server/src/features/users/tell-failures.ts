import type { App } from '../../platform/app/app.ts'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { type FailureOfUser, forgetFailure, listFailures, takeFailure } from './failed-sign-in.store.ts'
import { ownAct } from './own-act.ts'
import { listMemberships } from './session.store.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets' | 'log'>

const atOnce = 100

/**
 * Writes sign-ins that failed into the audit logs of the accounts their user works in. Not while the attempt waits for its
 * answer: whether somebody has an account must not be seen by how long it takes.
 */
export async function tellFailures(app: Parts): Promise<void> {
  for (const failure of await listFailures(app.db, atOnce))
    await tell(app, failure).catch((error) => {
      if (error !== toldAlready) app.log.warn({ err: error }, 'a failed sign-in could not be recorded')
    })
}

const toldAlready = new Error('another process has told of it')

async function tell(app: Parts, { id, userId, address, requestId, failedAt }: FailureOfUser): Promise<void> {
  const memberships = await listMemberships(app.db, userId)
  if (memberships.length === 0) return forgetFailure(app.db, id)
  const then = { ...app, clock: { now: () => new Date(millisecondsOf(failedAt)) } }
  const request = { session: { user: { id: userId }, memberships }, requestId, peerAddress: address }
  await ownAct(then, request, { name: 'session.failure' }, async (tx) => {
    if (!(await takeFailure(tx, id))) throw toldAlready
  })
}
