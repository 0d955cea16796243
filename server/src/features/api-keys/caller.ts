import type { Principal } from '../../platform/http/route.ts'
import { routesFor } from '../../platform/http/route.ts'
import type { Account } from '../accounts/index.ts'
import type { Channel } from '../channels/index.ts'
import type { CustomerField } from '../customer-fields/index.ts'
import type { ApiKey } from './api-key.store.ts'
import type { Permission } from './permissions.rules.ts'

/** The key that calls, with everything about its account that a request needs: read at most once a second, not per request. */
export interface Caller extends Principal {
  key: ApiKey
  account: Account
  permissions: ReadonlySet<Permission>
  defaultChannelIds: readonly number[]
  channels: readonly Channel[]
  defaultChannel: Channel
  fields: readonly CustomerField[]
  activeOptinMailingIds: readonly number[]
}

export const { readRoute, writeRoute } = routesFor<Caller>()
