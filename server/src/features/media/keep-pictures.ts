import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import { type FileStore, folderStore } from '../../platform/files/file-store.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actorName, actTime, type Look } from '../accounts/index.ts'
import { mediaRefusals } from './media.refusals.ts'
import { isPictureFile, type Picture, pictureName } from './picture.rules.ts'
import {
  deletePicture,
  findByDigest,
  findDecorative,
  findPicture,
  insertPicture,
  listPictureRows,
  listUses,
  type PictureUse,
  updatePicture,
} from './picture.store.ts'
import { readPicture } from './read-picture.ts'

export function mediaStore({ MEDIA_FOLDER }: Pick<Config, 'MEDIA_FOLDER'>): FileStore {
  return folderStore(MEDIA_FOLDER)
}

export type InAct = <T>(work: (act: Act) => Promise<T>) => Promise<T>

/** Takes a picture in. One that is there already stays as it is, with what was said about it. */
export async function addPicture(inAct: InAct, input: Buffer, givenName: string): Promise<Picture> {
  const { bytes, digest, end, width, height } = await readPicture(input)
  const { known, store, accountId } = await inAct(async ({ tx, config }) => ({
    known: await findByDigest(tx, digest),
    store: mediaStore(config),
    accountId: tx.tenant.accountId,
  }))
  if (known) return known
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
    return (await findByDigest(act.tx, digest)) as Picture
  })
  if (kept.file !== file) await store.remove(file)
  return kept
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

/**
 * Takes a picture out of the library. While a planned, sending or active mailing shows it, it stays; its bytes stay as long as
 * any newsletter shows it, sent ones too.
 */
export async function removePicture(act: Act, id: number): Promise<void> {
  const picture = await findPicture(act.tx, id)
  if (!picture) throw mediaRefusals.picture_not_found()
  const uses = (await listUses(act.tx)).filter(({ file }) => file === picture.file)
  const busy = uses.filter(({ isBusy }) => isBusy)
  if (busy.length > 0) throw mediaRefusals.picture_in_use({ mailingIds: busy.map(({ mailingId }) => mailingId) })
  deletePicture(act.tx, id)
  if (uses.length === 0) await mediaStore(act.config).remove(picture.file)
}

/** Of these addresses of pictures in the library, those whose file is not there. */
export async function findMissingFiles(
  config: Pick<Config, 'MEDIA_FOLDER'>,
  urls: readonly string[],
): Promise<string[]> {
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
export function removeFilesOf(config: Pick<Config, 'MEDIA_FOLDER'>, accountId: number): Promise<void> {
  return mediaStore(config).removeAll(`${accountId}`)
}
