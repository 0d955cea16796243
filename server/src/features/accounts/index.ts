export { accountFaults, accountRefusals } from './account.refusals.ts'
export {
  type Account,
  countInRoles,
  decideApproval,
  findAccount,
  findAccountSettings,
  findAnyAccount,
  findFactorSetting,
  insertAccount,
  reserveAccountId,
  setAccountLimits,
  setAlwaysForceOptIn,
  setApprovalDemand,
  setConfirmAddressChanges,
  setDefaultOptinMailing,
  setDefaultOptoutMailing,
  setDefaultSender,
  setFactorDemand,
  setHasChannels,
  setLanguages,
  setNameAndZone,
  setRelay,
  setTracking,
  setUndoSeconds,
  withdrawApproval,
} from './account.store.ts'
export {
  findOffer,
  holdUpStarts,
  listAccountsBelow,
  listOfferedAccounts,
  setLock,
  setOffer,
  setParent,
  whyHeldUp,
} from './account-family.store.ts'
export {
  type AccountHead,
  findAccountHead,
  insertAccountHead,
  lockAccount,
  rewindAccountHead,
  saveAccountHead,
} from './account-head.store.ts'
export {
  type Act,
  actTime,
  atCommandLine,
  type BareAct,
  type BareLook,
  bareAct,
  type CustomerAct,
  type Doer,
  type Look,
} from './act.ts'
export { actAs } from './act-as.ts'
export { actOfCaller, lookOfCaller } from './act-of-caller.ts'
export { type Actor, actorName } from './actor.rules.ts'
export type { Approval } from './approval.rules.ts'
export { type ApprovalDemand, approvalDemands, fewestApprovers } from './approval-demand.rules.ts'
export { countsForClosing, endOf, hasEnded } from './closing.rules.ts'
export { setClosed, setOpen } from './closing.store.ts'
export type { CommandLine } from './command-line.ts'
export { createCustomer } from './create-customer.ts'
export { insertCustomer, reserveCustomerId } from './customer.store.ts'
export { cleanEvidence, evidenceRecord, type PersonEvidence } from './evidence.rules.ts'
export { expectMayAsk, expectMaySend, expectOpen, expectUnlocked } from './expect-may-send.ts'
export { accountsOf, allCustomers, requireCustomer, tenantOfAccount } from './known-customers.ts'
export { type LegalBasis, legalBases } from './legal-basis.rules.ts'
export { type Locker, mayUnlock } from './locker.rules.ts'
export { onAccount } from './on-account.ts'
export type { Operator } from './operator.ts'
export {
  type Brake,
  brakeBounds,
  type Retention,
  retentionBounds,
  type Salutations,
} from './own-rules.rules.ts'
export { findOwnRules, keepEventsFrom, type OwnRules, setOwnRules } from './own-rules.store.ts'
export { type Permission, permissions } from './permission.rules.ts'
export {
  type Action,
  actions,
  approverRoles,
  isAction,
  isSensitive,
  missingRight,
  permissionsOfRole,
  type Role,
  roles,
  type Standing,
} from './role.rules.ts'
export {
  clockOf,
  isSandbox,
  mayDoIn,
  mostDaysAhead,
  needsSenderDomain,
  realIdOf,
  sandboxIdOf,
  timeOutside,
} from './sandbox.rules.ts'
export { hasWaitedAtStep, setClock } from './sandbox-clock.store.ts'
export { type FactorDemand, factorDemands, factorDueAt, mustHaveFactor } from './second-factor.rules.ts'
