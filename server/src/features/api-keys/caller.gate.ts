import type { FullAccount } from '../account-setup/index.ts'
import { type KeyCaller, keyRoutes } from '../api-v1/index.ts'
import type { ApiKey } from './api-key.store.ts'

/** The key that calls, with everything about its account that a request needs: read at most once a second, not per request. */
export interface Caller extends KeyCaller<FullAccount> {
  key: ApiKey
  defaultChannelIds: readonly number[]
}

export const { readRoute, writeRoute } = keyRoutes<Caller>()
