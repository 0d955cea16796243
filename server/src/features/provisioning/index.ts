export type { AccountRow, CustomerRow } from './account.store.ts'
export { inAccount } from './account-transaction.ts'
export type { KeyRow } from './api-key.store.ts'
export type { ChannelRow } from './channel.store.ts'
export type { CustomerFieldRow } from './customer-field.store.ts'
export {
  accountsOf,
  accountWith,
  allCustomers,
  channelsOf,
  customerFieldsOf,
  keysOf,
  mailingsOf,
} from './list-provisioned.ts'
export type { MailingRow } from './mailing.store.ts'
export { type Operator, ProvisioningError } from './operator.ts'
export { createAccount, createCustomer, switchChannels, switchTracking } from './provision-account.ts'
export { changeApiKey, createApiKey, deleteApiKey } from './provision-api-key.ts'
export { chooseChannelOptinMailing, createChannel, inheritChannel } from './provision-channel.ts'
export { createCustomerField } from './provision-customer-field.ts'
export { createOptinMailing } from './provision-mailing.ts'
export { createTriggerType, triggerTypesOf } from './provision-trigger-type.ts'
export type { TriggerTypeRow } from './trigger-type.store.ts'
