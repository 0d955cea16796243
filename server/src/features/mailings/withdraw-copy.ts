import { doors } from '../../doors.rules.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { type Publication, withdrawArticles } from '../articles/index.ts'
import { findDraft } from './draft.store.ts'
import { type KnownMailing, requireMailing } from './known-mailing.ts'
import { setActive, setPlan } from './mailing.store.ts'
import { findMailing } from './mailing-list.store.ts'
import { isNamed } from './mailing-use.store.ts'
import { isFree } from './receive-mailing.ts'
import {
  deleteCopy,
  findCopyOf,
  freeParts,
  isTouched,
  keepAllMailings,
  type ReceivedMailing,
  takeLetter,
  updateReceivedMailing,
} from './received-mailing.store.ts'
import { keepReceivedThemes } from './theme.store.ts'

/**
 * What became of a copy: it is gone, shows a gap, stays planned or active, was stopped, or is out already. Null = there was none.
 */
export type WithdrawalOutcome = 'gone' | 'gap' | 'kept' | 'stopped' | 'sending' | 'sent'

export interface Withdrawal extends Publication {
  /** What is planned or active does not leave either. */
  stop: boolean
}

/** The L-account takes a mailing back. What is on its way, or out, cannot be taken back any more. */
export async function withdrawCopy(act: Act, { stop, ...publication }: Withdrawal): Promise<WithdrawalOutcome | null> {
  const copy = await findCopyOf(act.tx, publication)
  if (!copy) return null
  if (!(await findMailing(act.tx, copy.mailingId))) return note(act, copy, 'gone')
  // Whoever begins to send it holds this row: it is either stopped before that, or not at all.
  const known = await requireMailing(act.tx, copy.mailingId)
  if (known.mailing.status === 'sent') return note(act, copy, 'sent')
  if (known.isStarted) return note(act, copy, 'sending')
  if (!isFree(known)) {
    if (!stop) return note(act, copy, 'kept')
    halt(act, known)
    await leaveGap(act, known, copy)
    return 'stopped'
  }
  if (!(await isTouched(act.tx, copy.mailingId)) && !(await isNamed(act.tx, copy.mailingId))) return forget(act, copy)
  await leaveGap(act, known, copy)
  return 'gap'
}

function note(act: Act, copy: ReceivedMailing, outcome: WithdrawalOutcome): WithdrawalOutcome {
  updateReceivedMailing(act.tx, { ...copy, newest: null, newestVersion: copy.version, withdrawnAt: actTime(act) })
  return outcome
}

async function forget({ tx }: Act, { mailingId }: ReceivedMailing): Promise<WithdrawalOutcome> {
  await deleteCopy(tx, mailingId)
  return 'gone'
}

function halt(act: Act, { mailing }: KnownMailing): void {
  if (mailing.isActive === null) setPlan(act.tx, mailing.id, { status: 'draft', plannedAt: null }, actTime(act))
  else setActive(act.tx, mailing.id, false, actTime(act))
  act.tx.knock(doors.accountSetup)
}

/** What followed is missing from now on. What is left is for the account to change as it likes. */
async function leaveGap(act: Act, { mailing, newsletter }: KnownMailing, copy: ReceivedMailing): Promise<void> {
  await withdrawArticles(act, copy)
  const isTheirs = copy.taken.articles.length === 0 && newsletter.html === copy.taken.html
  const draft = await findDraft(act.tx, mailing.id)
  if (isTheirs)
    takeLetter(
      act.tx,
      { ...newsletter, html: '', plainText: null, previewText: draft?.previewText ?? '' },
      actTime(act),
    )
  freeParts(act.tx, mailing.id)
  note(act, copy, 'gap')
}

/** Whoever has no L-account any more keeps what it sent. */
export function keepReceivedMailings({ tx }: Act): void {
  keepAllMailings(tx)
  keepReceivedThemes(tx)
}
