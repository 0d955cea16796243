export { actBelow, actBeside } from './act-beside.ts'
export { putUnderLock, releaseLock } from './lock-account.ts'
export { readAbove } from './read-relation.ts'
