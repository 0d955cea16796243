export { actBeside } from './act-beside.ts'
export { putUnderLock, releaseLock } from './lock-account.ts'
