export { assertSound } from './assert-sound.ts'
export { conditionFaults, conditionRefusals } from './condition.refusals.ts'
export {
  type Condition,
  commonSources,
  groupsNamed,
  type Kind as ConditionKind,
  kindOf as conditionKindOf,
  kinds as conditionKinds,
  limits as conditionLimits,
} from './condition.rules.ts'
export { conditionMembers } from './condition-members.ts'
export {
  bases as statedBases,
  channelStates,
  forms as conditionForms,
  operators as conditionOperators,
  origins,
} from './condition-operator.rules.ts'
export { countEach } from './count-each.ts'
export { dynamicMembers } from './dynamic-members.ts'
export { countConditions } from './evaluate-conditions.ts'
export { explainConditions } from './explain-conditions.ts'
export { findConditionFaults, type PlacedFault } from './find-condition-faults.ts'
export { previewConditions } from './preview-conditions.ts'
