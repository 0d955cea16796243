export { getGroup } from './change-group.ts'
export { groupRecord } from './group.rules.ts'
export { groupSchema } from './group.schema.ts'
export { listGroupsOf } from './member.store.ts'
