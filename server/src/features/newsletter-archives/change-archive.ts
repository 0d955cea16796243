import { randomBytes } from 'node:crypto'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { requireChannel } from '../channels/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { type Archive, type ArchiveChoices, choicesOf, noArchive } from './archive.rules.ts'
import { findArchive, keepOut, letIn, listSentNewsletters, saveArchive } from './archive.store.ts'

/** Undefined = the channel never had one. */
export async function readArchive(look: Pick<Look, 'reader'>, channelId: number): Promise<Archive | undefined> {
  await requireChannel(look, channelId)
  return findArchive(look.reader, { channelId })
}

export async function changeArchive(
  act: Act,
  channelId: number,
  { choices, version }: { choices: ArchiveChoices; version: string },
): Promise<void> {
  const { tx } = act
  await lockAccount(tx)
  const before = await readArchive(act, channelId)
  await expectUnchanged({ version, current: choicesOf(before ?? noArchive), asked: choices })
  const publicId = before?.publicId ?? randomBytes(16).toString('hex')
  saveArchive(tx, { ...choices, channelId, publicId }, actTime(act))
}

interface Keeping {
  channelId: number
  mailingId: number
  isKeptOut: boolean
}

/** One newsletter goes from the archive, or comes back. */
export async function keepNewsletterOut(act: Act, { channelId, mailingId, isKeptOut }: Keeping): Promise<void> {
  await requireChannel(act, channelId)
  const [sent] = await listSentNewsletters(act.tx, { channelId, mailingId, most: 1 })
  if (!sent) throw mailingRefusals.mailing_not_found()
  if (isKeptOut) keepOut(act.tx, mailingId, actTime(act))
  else letIn(act.tx, mailingId)
}
