import type { Reply } from '../../platform/http/route.ts'
import { wrap } from '../../platform/http/schema.ts'
import { apiBase } from '../api-v1/index.ts'
import type { Assignment } from './group.rules.ts'
import type { Group } from './group.store.ts'

export const groupScope = { scopes: ['subscribers'], tenantTypes: ['S'], tag: 'Subscriber groups' } as const

export function groupRecord(group: Group) {
  return {
    objectType: 'SubscriberGroup' as const,
    id: group.id,
    name: group.name,
    type: group.type,
    permissions: {
      canEdit: group.canEdit,
      canDelete: group.canDelete,
      canAssignSubscribers: group.canAssignSubscribers,
    },
    subscriberCount: group.subscriberCount,
    createdAt: group.createdAt,
    updatedAt: group.updatedAt,
  }
}

export function groupReply(group: Group): Reply {
  return { status: 200, body: wrap(groupRecord(group), []) }
}

export function newGroupReply(group: Group): Reply {
  return { ...groupReply(group), status: 201, location: `${apiBase}/subscriberGroups/${group.id}` }
}

export function assignmentReply(assignments: readonly Assignment[]): Reply {
  const data = assignments.map((assignment, index) => ({ objectType: 'GroupAssignmentResult', index, ...assignment }))
  const count = (outcome: Assignment['result']) => assignments.filter(({ result }) => result === outcome).length
  const totals = {
    total: data.length,
    added: count('added'),
    alreadyMember: count('alreadyMember'),
    notFound: count('notFound'),
  }
  return { status: 200, body: wrap(data, [], totals) }
}
