export { picturesOf, withOwnPictures } from './copy-pictures.ts'
export { countUndescribed, findMissingFiles, removeFilesOf } from './keep-pictures.ts'
export { picturesIn } from './picture.rules.ts'
