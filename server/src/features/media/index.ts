export { picturesOf, withOwnPictures } from './copy-pictures.ts'
export { countUndescribed, removeFilesOf } from './keep-pictures.ts'
export { picturesIn } from './picture.rules.ts'
