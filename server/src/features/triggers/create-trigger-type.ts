import { actTime, type CustomerAct } from '../accounts/index.ts'
import { triggerRefusals } from './trigger.refusals.ts'
import { insertTriggerType, type TriggerType } from './trigger-type.store.ts'

/** A trigger type that the mailings of all accounts of the customer can answer to. */
export async function createTriggerType(
  act: CustomerAct,
  type: Pick<TriggerType, 'key' | 'translations'>,
): Promise<number> {
  const id = await insertTriggerType(act.tx, type, actTime(act))
  if (id === undefined) throw triggerRefusals.trigger_type_exists({ key: type.key })
  return id
}
