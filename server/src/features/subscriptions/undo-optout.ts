import { actTime, type BareAct, type BareLook, lockAccount } from '../accounts/index.ts'
import { readStatesEntered } from '../consent/index.ts'
import { findSubscriber, findSubscriptions } from '../subscribers/index.ts'
import { addressHmac } from '../suppression/index.ts'
import { decideUndo, type UndoDecision } from './optout.rules.ts'
import { findOptout, markUndone, type Optout } from './optout.store.ts'
import { loadPerson, savePersonChange } from './person-write.ts'

export type Undone = UndoDecision['outcome']

/** The person takes back what they ended on a page: what nobody has changed since is as it was. */
export async function undoOptout(act: BareAct, consentSeq: number): Promise<Undone> {
  // Two presses at once must see each other's mark.
  await lockAccount(act.tx)
  const found = await decide({ ...act, reader: act.tx }, consentSeq)
  if (found?.decision.outcome !== 'undone') return found?.decision.outcome ?? 'void'
  const { optout, decision } = found
  const { head, subscriber, subscriptions } = await loadPerson(act.tx, optout.subscriberId)
  if (!subscriber) throw new Error('an opt-out without its subscriber')
  savePersonChange(act, {
    ...{ head, subscriber, subscriptions, moves: decision.moves },
    source: 'undo',
    newsletterId: null,
    facts: { optoutEntry: String(consentSeq) },
  })
  markUndone(act.tx, consentSeq, actTime(act))
  return 'undone'
}

/** What it would do now; changes nothing and locks nobody. */
export async function foreseeUndo(look: UndoLook, consentSeq: number): Promise<Undone> {
  return (await decide(look, consentSeq))?.decision.outcome ?? 'void'
}

type UndoLook = Pick<BareLook, 'reader' | 'clock' | 'secrets'>

async function decide(
  look: UndoLook,
  consentSeq: number,
): Promise<{ optout: Optout; decision: UndoDecision } | undefined> {
  const { reader } = look
  const optout = await findOptout(reader, consentSeq)
  if (!optout) return undefined
  const { subscriberId: id, lastConsentSeq, createdAt: leftAt, undoneAt, former } = optout
  const [subscriber, subscriptions, entered] = await Promise.all([
    findSubscriber(reader, { id }),
    findSubscriptions(reader, { id }),
    readStatesEntered(reader, id, lastConsentSeq),
  ])
  if (!subscriber) return undefined
  const isSameAddress = addressHmac(look, subscriber.emailKey).equals(optout.addressHmac)
  const { addressGuard } = subscriber
  const now = actTime(look)
  return {
    optout,
    decision: decideUndo({ leftAt, undoneAt, isSameAddress, addressGuard, former, subscriptions, entered, now }),
  }
}
