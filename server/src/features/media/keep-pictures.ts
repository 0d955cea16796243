import { randomBytes } from 'node:crypto'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actorName, actTime, type Look } from '../accounts/index.ts'
import { mediaRefusals } from './media.refusals.ts'
import { type MediaConfig, mediaStore } from './media-store.ts'
import { isPictureFile, type Picture, pictureName } from './picture.rules.ts'
import {
  emptyTrash,
  findByDigest,
  findDecorative,
  findPicture,
  insertPicture,
  listFrozen,
  listPictureRows,
  listTrashedRows,
  listUses,
  type PictureUse,
  putInTrash,
  takeFromTrash,
  updatePicture,
} from './picture.store.ts'
import { readPicture } from './read-picture.ts'

export type InAct = <T>(work: (act: Act) => Promise<T>) => Promise<T>

/** Takes a picture in. One that is there already stays as it is, with what was said about it, and comes back from the trash. */
export async function addPicture(
  inAct: InAct,
  input: Buffer,
  { givenName, record }: { givenName: string; record: (act: Act, pictureId: number) => Promise<void> },
): Promise<Picture> {
  const { bytes, digest, end, width, height } = await readPicture(input)
  const { known, store, accountId } = await inAct(async ({ tx, config }) => ({
    known: await findByDigest(tx, digest),
    store: mediaStore(config),
    accountId: tx.tenant.accountId,
  }))
  const there = known && (await inAct(({ tx }) => bringBack(tx, known.id)))
  if (there) return there
  const file = `${accountId}-${randomBytes(16).toString('hex')}.${end}`
  // First the bytes, then the row: a row without bytes would be a gap in a mail, bytes without a row harm nobody.
  await store.put(file, bytes)
  const kept = await inAct(async (act) => {
    const now = actTime(act)
    const picture = {
      ...{ file, width, height, bytes: bytes.length, name: pictureName(givenName) },
      ...{ altText: '', isDecorative: false, addedBy: actorName(act.actor), createdAt: now, updatedAt: now },
    }
    await insertPicture(act.tx, { ...picture, digest })
    const found = (await findByDigest(act.tx, digest)) as Picture
    if (found.file === file) await record(act, found.id)
    return found
  })
  if (kept.file !== file) await store.remove(file)
  return kept
}

/** Undefined = it has gone for good meanwhile. */
async function bringBack(tx: Tx, id: number): Promise<Picture | undefined> {
  await takeFromTrash(tx, id)
  return findPicture(tx, id)
}

export interface UsedPicture {
  picture: Picture
  uses: PictureUse[]
}

export async function listPictures({ reader }: Pick<Look, 'reader'>): Promise<UsedPicture[]> {
  const [pictures, uses] = await Promise.all([listPictureRows(reader), listUses(reader)])
  const byFile = Map.groupBy(uses, ({ file }) => file)
  return pictures.map((picture) => ({ picture, uses: byFile.get(picture.file) ?? [] }))
}

export type PictureChange = Partial<Pick<Picture, 'name' | 'altText' | 'isDecorative'>>

/** How a picture shows itself; its version remembers each of these apart. */
export function shownPicture({ name, altText, isDecorative }: Picture) {
  return { name, altText, isDecorative }
}

export async function describePicture(act: Act, id: number, change: PictureChange, version: string): Promise<Picture> {
  const before = await findPicture(act.tx, id)
  if (!before) throw mediaRefusals.picture_not_found()
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await expectUnchanged({ version, current: shownPicture(before), asked })
  const after = { ...before, ...asked, updatedAt: actTime(act) }
  updatePicture(act.tx, after, actTime(act))
  return after
}

/** What was taken out of the library and can be put back. */
export function listTrash({ reader }: Pick<Look, 'reader'>) {
  return listTrashedRows(reader)
}

/** Takes a picture out of the library, for 30 days into the trash. While a planned, sending or active mailing shows it, it stays. */
export async function removePicture(act: Act, id: number): Promise<void> {
  const picture = await findPicture(act.tx, id)
  if (!picture) throw mediaRefusals.picture_not_found()
  const uses = (await listUses(act.tx)).filter(({ file }) => file === picture.file)
  const busy = uses.filter(({ isBusy }) => isBusy)
  if (busy.length > 0) throw mediaRefusals.picture_in_use({ mailingIds: busy.map(({ mailingId }) => mailingId) })
  putInTrash(act.tx, id, actTime(act))
}

export async function restorePicture({ tx }: Act, id: number): Promise<void> {
  if (!(await takeFromTrash(tx, id))) throw mediaRefusals.picture_not_found()
}

/**
 * What is left to be done once the pictures are gone for good: a file that is removed does not come back with its row. The bytes
 * stay as long as any newsletter shows them, and where mails showed them that may have left.
 */
export async function forgetPictures(
  config: MediaConfig,
  tx: Tx,
  { before, limit }: { before: Timestamp; limit: number },
): Promise<{ count: number; onceKept: () => Promise<void> }> {
  const files = await emptyTrash(tx, before, limit)
  const isAny = files.length > 0
  const shown = new Set(isAny ? [...(await listUses(tx)).map(({ file }) => file), ...(await listFrozen(tx))] : [])
  const unseen = files.filter((file) => !shown.has(file))
  return { count: files.length, onceKept: () => removeFiles(config, unseen) }
}

/** One that cannot be removed does not keep the others. */
async function removeFiles(config: MediaConfig, files: readonly string[]): Promise<void> {
  const store = mediaStore(config)
  const outcomes = await Promise.allSettled(files.map((file) => store.remove(file)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Of these addresses of pictures in the library, those whose file is not there. */
export async function findMissingFiles(config: MediaConfig, urls: readonly string[]): Promise<string[]> {
  const store = mediaStore(config)
  const isThere = await Promise.all(
    urls.map(async (url) => {
      const name = url.slice(url.lastIndexOf('/') + 1)
      return !isPictureFile(name) || (await store.get(name)) !== null
    }),
  )
  return urls.filter((_url, i) => !isThere[i])
}

/** Of the pictures some HTML shows without words, those that nobody has called decoration. */
export async function countUndescribed({ reader }: Pick<Look, 'reader'>, files: readonly string[]): Promise<number> {
  if (files.length === 0) return 0
  const decorative = new Set(await findDecorative(reader, files))
  return files.filter((file) => !decorative.has(file)).length
}

/** Of an account that has ended nothing is left, also of what mails once showed. */
export function removeFilesOf(config: MediaConfig, accountId: number): Promise<void> {
  return mediaStore(config).removeAll(`${accountId}`)
}
