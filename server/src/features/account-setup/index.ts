export { bookChannels, cancelChannels, switchTracking } from './change-account.ts'
export { createAccount } from './create-account.ts'
export { type FullAccount, loadFullAccount } from './full-account.ts'
export { inAccount, inCustomer, lookInto } from './in-account.ts'
