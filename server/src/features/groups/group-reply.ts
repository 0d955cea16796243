import type { Reply } from '../../platform/http/route.ts'
import { wrap } from '../../platform/http/schema.ts'
import { apiBase } from '../api-v1/index.ts'
import { groupRecord } from './group.rules.ts'
import type { Group } from './group.store.ts'

export const groupScope = { scopes: ['subscribers'], accountTypes: ['S'], tag: 'Subscriber groups' } as const

export function groupReply(group: Group, created = false): Reply {
  return {
    status: created ? 201 : 200,
    body: wrap(groupRecord(group), []),
    ...(created && { location: `${apiBase}/subscriberGroups/${group.id}` }),
  }
}
