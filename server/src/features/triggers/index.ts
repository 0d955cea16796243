export { cancelCopySending, finishCopySending, startCopySending } from './copy-dispatch.store.ts'
export { forgetReceiverValues } from './copy-receiver.store.ts'
