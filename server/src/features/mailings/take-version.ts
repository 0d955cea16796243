import { type Act, actTime } from '../accounts/index.ts'
import { assertStep, type KnownMailing, requireMailing } from './known-mailing.ts'
import { isOfMatter } from './mailing.rules.ts'
import { setPlan } from './mailing.store.ts'
import { clearMailingValue, findMailingValues, saveMailingValue } from './mailing-value.store.ts'
import type { ReceivedContent } from './published-mailing.rules.ts'
import { takeLanguages, takeLetterVersion, takenPart } from './received-letter.ts'
import {
  findReceivedMailing,
  type ReceivedMailing,
  takeParts,
  updateReceivedMailing,
} from './received-mailing.store.ts'

interface Taking {
  /** What the L-account had taken back, and gives again: nothing here counts as changed. */
  isForced?: boolean
}

/** The copy takes the version that waits for it, but for what this account may change and has changed. */
export async function takeVersion(
  act: Act,
  known: KnownMailing,
  received: ReceivedMailing,
  { isForced = false }: Taking = {},
): Promise<void> {
  const { tx } = act
  const { mailing } = known
  const { taken: before, newest: now } = received
  if (now === null) return
  const here: Pick<ReceivedContent, 'name' | 'senderName' | 'languageIso' | 'birthdayHour'> = mailing
  const part = <P extends keyof typeof here>(name: P, isFixed: boolean): (typeof here)[P] =>
    takenPart<(typeof here)[P]>({ here: here[name], before: before[name], now: now[name] }, isForced || isFixed)
  const { isSubjectFixed, isContentFixed, proposedAt } = now
  // People join and leave the account by its own name.
  const senderName = isOfMatter(mailing.type) ? mailing.senderName : part('senderName', false)
  takeParts(
    tx,
    mailing.id,
    {
      ...{ isSubjectFixed, isContentFixed, proposedAt },
      ...{ name: part('name', false), senderName },
      ...{ languageIso: part('languageIso', isContentFixed), birthdayHour: part('birthdayHour', false) },
    },
    actTime(act),
  )
  await takeLetterVersion(act, known, received, { before, now, isForced })
  await takeLanguages(act, known, received, isForced)
  await takeValues(act, mailing.id, received, isForced)
  updateReceivedMailing(tx, {
    ...received,
    taken: now,
    newest: null,
    version: received.newestVersion,
    withdrawnAt: null,
  })
}

async function takeValues(act: Act, mailingId: number, received: ReceivedMailing, isForced: boolean): Promise<void> {
  const { taken: before, newest } = received
  const now = newest as ReceivedContent
  const here = await findMailingValues(act.tx, mailingId)
  for (const fieldId of new Set([...Object.keys(here), ...Object.keys(now.fieldValues)])) {
    const values = { here: here[fieldId], before: before.fieldValues[fieldId], now: now.fieldValues[fieldId] }
    const value = takenPart(values, isForced || now.isContentFixed)
    if (value === undefined) clearMailingValue(act.tx, mailingId, Number(fieldId))
    else saveMailingValue(act.tx, mailingId, Number(fieldId), value)
  }
}

/** The same by hand: what is planned is taken out of the plan first, or planned anew. */
export async function takeWaiting(act: Act, mailingId: number): Promise<void> {
  assertStep(await requireMailing(act.tx, mailingId), 'edit')
  await takeNewest(act, mailingId)
}

/**
 * Takes what waits, where the dispatch has not begun; true = the mailing has changed by that. What was planned is a draft then: whoever
 * plans it anew looks at what it says now.
 */
export async function takeNewest(act: Act, mailingId: number): Promise<boolean> {
  const received = await findReceivedMailing(act.tx, mailingId)
  if (!received || received.newest === null) return false
  const known = await requireMailing(act.tx, mailingId)
  if (known.isStarted || known.mailing.status === 'sent') return false
  if (known.mailing.status === 'planned') setPlan(act.tx, mailingId, { status: 'draft', plannedAt: null }, actTime(act))
  await takeVersion(act, known, received)
  return true
}
