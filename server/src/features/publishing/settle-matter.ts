import type { Act } from '../accounts/index.ts'
import type { Arrival } from '../articles/index.ts'
import { listChannels } from '../channels/index.ts'
import { findCopyOf, findMailing, lockVersions, type MatterType, makeVersionOf } from '../mailings/index.ts'
import { enforceMailing } from '../runs/index.ts'

interface Matter {
  type: MatterType
  languageIso: string
  /** The publication of the mailing it says in another language; null = it is that mailing, or that was never published. */
  mainPublicationId: number | null
  isNew: boolean
}

/** The languages of a mail about joining or leaving stand together here as they do above; what a channel falls back to counts at once. */
export async function settleMatter(
  there: Act,
  arrival: Arrival,
  { type, languageIso, mainPublicationId, isNew }: Matter,
): Promise<void> {
  const { tx } = there
  const copyId = await findCopyId(there, arrival)
  const mainId =
    mainPublicationId === null ? copyId : await findCopyId(there, { ...arrival, publicationId: mainPublicationId })
  if (copyId === null || mainId === null) return
  const versions = await lockVersions(tx, type, mainId)
  const isTaken = versions.some((version) => version.languageIso === languageIso)
  if (copyId !== mainId && !isTaken) makeVersionOf(tx, copyId, mainId)
  // Who has switched it off here does not want its next version either.
  const isWanted = isNew || (await findMailing(tx, copyId))?.isActive === true
  if (isWanted && (await isFallback(there, mainId))) await enforceMailing(there, copyId)
}

async function findCopyId({ tx }: Act, { fromAccountId, publicationId }: Arrival): Promise<number | null> {
  const copy = await findCopyOf(tx, { fromAccountId, publicationId })
  return copy && (await findMailing(tx, copy.mailingId)) ? copy.mailingId : null
}

async function isFallback({ tx }: Act, mailingId: number): Promise<boolean> {
  const channels = await listChannels(tx)
  return channels.some(({ fallbackOptinMailingId, fallbackOptoutMailingId }) =>
    [fallbackOptinMailingId, fallbackOptoutMailingId].includes(mailingId),
  )
}
