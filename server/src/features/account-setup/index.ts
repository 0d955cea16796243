export {
  type AccountLimits,
  bookChannels,
  cancelChannels,
  chooseOptoutMailing,
  limitAccount,
  switchTracking,
} from './change-account.ts'
export { createAccount } from './create-account.ts'
export { type FullAccount, loadFullAccount } from './full-account.ts'
export { inAccount, inCustomer, lookInto } from './in-account.ts'
