import { doors } from '../../doors.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Doer } from '../accounts/index.ts'
import { recordOperatorAct } from '../audit/index.ts'
import { agree, type Desk, listVotes, operatorRefusals, type Vote } from '../operators/index.ts'
import { checkIn, type Freeze, freezeSending, lockFreeze, unfreezeIn } from '../sending/index.ts'

type Parts = Pick<Desk, 'operatorDb' | 'clock' | 'secrets' | 'config' | 'doorbell'>

/** Nobody freezes everything by a slip of the hand: they type what the installation is called. */
export async function freezeEverything(
  desk: Parts,
  doer: Doer,
  { installation, reason }: { installation: string; reason: string },
): Promise<void> {
  if (installation.trim() !== desk.config.INSTALLATION_NAME) throw operatorRefusals.installation_name_wrong()
  const { frozen } = await desk.operatorDb.transaction((tx) => checkIn(desk, tx))
  if (frozen) throw operatorRefusals.sending_frozen_already()
  await freezeSending(desk, doer, reason)
}

/** With the last vote that it takes, mail leaves again. */
export async function agreeToUnfreeze(desk: Parts, doer: Doer, operatorId: number): Promise<{ isFrozen: boolean }> {
  const needed = desk.config.OPERATOR_VOTES
  const isReached = await desk.operatorDb.transaction(async (tx) => {
    await checkIn(desk, tx)
    const freeze = await lockFreeze(tx)
    if (!freeze?.frozenReason) throw operatorRefusals.sending_not_frozen()
    const agreement = await agree(tx, { matter: matterOf(freeze), operatorId }, desk.config)
    const changes = { votes: [agreement.votes.length - 1, agreement.votes.length], needed: [null, needed] } as never
    await recordOperatorAct(desk, tx, doer, { act: 'sending.agreeToUnfreeze', objectId: operatorId, changes })
    // One person alone: the log says so beside the act.
    if (agreement.isReached) await unfreezeIn(desk, tx, doer, { votesNeeded: [null, needed] })
    return agreement.isReached
  })
  if (isReached) for (const door of [doors.priority, doors.bulk]) desk.doorbell.knock(door)
  return { isFrozen: !isReached }
}

/** Since when, and who has agreed to end it; null = no row says that it is frozen. */
export function readFreeze({
  operatorDb,
}: Pick<Desk, 'operatorDb'>): Promise<{ since: Timestamp | null; votes: Vote[] } | null> {
  return operatorDb.transaction(async (tx) => {
    const freeze = await lockFreeze(tx)
    if (!freeze?.frozenReason) return null
    return { since: freeze.frozenAt, votes: await listVotes(tx, matterOf(freeze)) }
  })
}

/** A vote counts for this freeze and no other. */
function matterOf({ frozenAt }: Freeze): string {
  return `unfreeze ${frozenAt}`
}
