import { randomBytes } from 'node:crypto'
import { Refusal } from '../../platform/errors/refusal.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { type Act, actTime } from '../accounts/index.ts'
import type { InAct } from './keep-pictures.ts'
import { mediaRefusals } from './media.refusals.ts'
import { mediaStore } from './media-store.ts'
import type { Picture } from './picture.rules.ts'
import { findByDigest, findPicture, lockPicture, updateFile } from './picture.store.ts'
import { type PicturePart, readPicture } from './read-picture.ts'

export interface NewFile {
  /** Null = a part of the one that is there. */
  input: Buffer | null
  part: PicturePart | null
}

/**
 * Another file for a picture of the library; what was said about it stays, and `then` brings drafts along. A file never
 * changes and the former one stays, so what is planned, active or sent shows what it showed.
 */
export async function replacePicture(
  inAct: InAct,
  id: number,
  { input, part }: NewFile,
  then: (act: Act, change: { former: string; picture: Picture }) => Promise<void>,
): Promise<Picture> {
  const { before, store, accountId } = await inAct(async ({ tx, config }) => ({
    before: await findPicture(tx, id),
    store: mediaStore(config),
    accountId: tx.tenant.accountId,
  }))
  if (!before) throw mediaRefusals.picture_not_found()
  const source = input ?? (await store.get(before.file))
  if (!source) throw mediaRefusals.picture_not_found()
  if (part && !input && !isWithin(part, before)) throw mediaRefusals.picture_part_outside()
  const { bytes, digest, end, width, height } = await readPicture(source, part)
  const file = `${accountId}-${randomBytes(16).toString('hex')}.${end}`
  // As when one is added: first the bytes, then the row.
  await store.put(file, bytes)
  const kept = await inAct(async (act) => {
    const now = await lockPicture(act.tx, id)
    if (!now) throw mediaRefusals.picture_not_found()
    const known = await findByDigest(act.tx, digest)
    if (known?.id === id) return known
    if (known) throw mediaRefusals.picture_known({ name: known.name })
    await expectSameFile(before, now)
    const picture = { ...now, file, width, height, bytes: bytes.length, updatedAt: actTime(act) }
    updateFile(act.tx, picture, digest)
    await then(act, { former: now.file, picture })
    return picture
  }).catch(async (error) => {
    // After anything else nobody knows whether the row names it.
    if (error instanceof Refusal) await store.remove(file)
    throw error
  })
  if (kept.file !== file) await store.remove(file)
  return kept
}

/** Of two at once the second has not seen what the first made of it. */
function expectSameFile(before: Picture, { file }: Picture): Promise<void> {
  return expectUnchanged({ version: versionOf({ file: before.file }), current: { file }, asked: 'all' })
}

function isWithin({ left, top, width, height }: PicturePart, whole: Pick<Picture, 'width' | 'height'>): boolean {
  return left + width <= whole.width && top + height <= whole.height
}
