export {
  type AccountLimits,
  bookChannels,
  cancelChannels,
  changeAccount,
  chooseOptoutMailing,
  limitAccount,
  switchTracking,
} from './change-account.ts'
export { addAccount, createAccount } from './create-account.ts'
export { type FullAccount, loadFullAccount } from './full-account.ts'
export { inAccount, inCustomer, lookInto } from './in-account.ts'
