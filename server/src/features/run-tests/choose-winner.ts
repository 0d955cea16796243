import { doors } from '../../doors.rules.ts'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import { endTest, findRunOfMailing, listVariants, lockTest } from '../runs/index.ts'
import { countFigures } from './figures.store.ts'
import { testRefusals } from './test.refusals.ts'

/** An editor knows better, or does not want to wait: the rest gets this subject. */
export async function chooseWinner(act: Act, mailingId: number, winner: number): Promise<void> {
  const { tx } = act
  const run = await findRunOfMailing(tx, mailingId)
  const test = run?.hasTest && ['sending', 'paused'].includes(run.state) ? await lockTest(tx, run.id) : undefined
  if (!run || test?.kind !== 'subjects' || test.state === 'over') throw testRefusals.winner_settled()
  const variants = await listVariants(tx, run.id)
  if (!variants.some(({ n }) => n === winner)) throw testRefusals.variant_unknown()
  const figures = await countFigures(tx, run.id)
  await endTest(tx, run.id, { at: actTime(act), by: actorName(act.actor), outcome: 'chosen', winner, figures })
  tx.knock(doors.bulk)
}
