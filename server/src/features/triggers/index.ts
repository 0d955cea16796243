export { forgetReceiverValues } from './copy-receiver.store.ts'
