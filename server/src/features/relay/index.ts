export { reconcileFromLog } from './reconcile-from-log.ts'
export { createRelayReader } from './relay-reader.ts'
export { reportOldDoubts, settleDoubts } from './settle-doubts.ts'
