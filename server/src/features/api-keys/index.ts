export { listKeys, releaseKeys, restoreKeys } from './api-key.store.ts'
export { accountOfKey, changeApiKey, deleteApiKey, type KeyChange } from './change-api-key.ts'
export { createApiKey } from './create-api-key.ts'
export type { Scope } from './scope.rules.ts'
