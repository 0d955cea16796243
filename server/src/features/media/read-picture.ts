import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { mediaRefusals } from './media.refusals.ts'
import { kinds, largestBytes, mostPixels, type PictureKind } from './picture.rules.ts'

// What no mail shows is not even read: readers of rare formats are where the holes are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
})
sharp.cache(false)

/** A part of a picture, in its pixels. */
export interface PicturePart {
  left: number
  top: number
  width: number
  height: number
}

export interface ReadPicture {
  bytes: Buffer
  digest: Buffer
  end: (typeof kinds)[PictureKind]
  width: number
  height: number
}

/** The same picture written anew: what else was in the file, such as where it was taken, is not in it any more. */
export async function readPicture(input: Buffer, part: PicturePart | null = null): Promise<ReadPicture> {
  if (input.length > largestBytes) throw mediaRefusals.picture_too_large()
  if (input.length === 0) throw mediaRefusals.picture_unreadable()
  const kind = await kindOf(input)
  const reader = sharp(input, { animated: true, limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const { data, info } = await writers[kind](part ? reader.extract(part) : reader)
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw mediaRefusals.picture_unreadable()
    })
  return {
    bytes: data,
    digest: createHash('sha256').update(data).digest(),
    end: kinds[kind],
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

const writers: Record<PictureKind, (reader: Sharp) => Sharp> = {
  jpeg: (reader) => reader.jpeg({ quality: 86, mozjpeg: true }),
  png: (reader) => reader.png(),
  gif: (reader) => reader.gif(),
  webp: (reader) => reader.webp({ quality: 86 }),
}

async function kindOf(input: Buffer): Promise<PictureKind> {
  const about = await sharp(input, { animated: true, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!about || !(about.format in kinds)) throw mediaRefusals.picture_unreadable()
  if (about.width * about.height > mostPixels) throw mediaRefusals.picture_too_many_pixels()
  return about.format as PictureKind
}
