import { randomBytes } from 'node:crypto'
import { type Act, actorName, actTime } from '../accounts/index.ts'
import { mediaStore } from './media-store.ts'
import { fileNamesIn } from './picture.rules.ts'
import {
  findByDigest,
  findByFiles,
  findPicture,
  insertPicture,
  type SentPicture,
  takeFromTrash,
} from './picture.store.ts'

/** The pictures of this account that some text shows; others are none of ours to give away. */
export async function picturesOf({ reader }: Pick<Act, 'reader'>, text: string): Promise<SentPicture[]> {
  const files = fileNamesIn(text)
  return files.length === 0 ? [] : findByFiles(reader, files)
}

/** The same text with pictures of the account it has come to: each is kept there once, and stays when the other account ends. */
export async function withOwnPictures(act: Act, pictures: readonly SentPicture[], text: string): Promise<string> {
  let own = text
  for (const picture of pictures) own = own.replaceAll(picture.file, await receivePicture(act, picture))
  return own
}

async function receivePicture(act: Act, { file: fromFile, ...picture }: SentPicture): Promise<string> {
  const known = await findByDigest(act.tx, picture.digest)
  if (known) {
    await takeFromTrash(act.tx, known.id)
    // It may have gone for good just now.
    if (await findPicture(act.tx, known.id)) return known.file
  }
  const store = mediaStore(act.config)
  const bytes = await store.get(fromFile)
  // A gap there is the same gap here.
  if (bytes === null) return fromFile
  const file = `${act.tx.tenant.accountId}-${randomBytes(16).toString('hex')}.${fromFile.split('.')[1]}`
  // First the bytes, then the row: bytes without a row harm nobody.
  await store.put(file, bytes)
  const now = actTime(act)
  await insertPicture(act.tx, { ...picture, file, addedBy: actorName(act.actor), createdAt: now, updatedAt: now })
  return file
}
