export { type Account, findAccount } from './account.store.ts'
export { type AccountHead, lockAccount, saveAccountHead } from './account-head.store.ts'
