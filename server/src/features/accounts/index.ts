export { type Account, findAccount } from './account.store.ts'
export { type AccountHead, findAccountHead, lockAccount, saveAccountHead } from './account-head.store.ts'
