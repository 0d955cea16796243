import type { Config } from '../../platform/config/config.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { operatorRefusals } from './operator.refusals.ts'
import { insertVote, listVotes, type Vote } from './vote.store.ts'

export interface Agreement {
  votes: Vote[]
  /** There are enough of them; what was agreed to may be done in the same transaction. */
  isReached: boolean
}

/** An operator agrees to what takes several of them. The matter names one occasion, so that no vote counts for the next. */
export async function agree(
  tx: OperatorTx,
  { matter, operatorId }: { matter: string; operatorId: number },
  { OPERATOR_VOTES }: Pick<Config, 'OPERATOR_VOTES'>,
): Promise<Agreement> {
  if (!(await insertVote(tx, matter, operatorId))) throw operatorRefusals.agreed_already()
  const votes = await listVotes(tx, matter)
  return { votes, isReached: votes.length >= OPERATOR_VOTES }
}
