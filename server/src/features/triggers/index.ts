export { cancelCopySending, failCopySending, finishCopySending, startCopySending } from './copy-dispatch.store.ts'
export { forgetReceiverValues } from './copy-receiver.store.ts'
export { triggerRefusals } from './trigger.refusals.ts'
