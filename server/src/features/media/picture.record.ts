import { versionOf } from '../../platform/versions/version.rules.ts'
import { shownPicture, type UsedPicture } from './keep-pictures.ts'
import { pictureAddress } from './picture.rules.ts'

export function pictureView({ picture, uses }: UsedPicture, publicUrl: string) {
  const { id: number, file, name, width, height, bytes, altText, isDecorative, createdAt } = picture
  return {
    ...{ id: number, address: pictureAddress(publicUrl, file), name, width, height, bytes, altText, isDecorative },
    ...{ createdAt, version: versionOf(shownPicture(picture)) },
    uses: uses.map(({ mailingId, name: called, isBusy, isDraft }) => ({ mailingId, name: called, isBusy, isDraft })),
  }
}
