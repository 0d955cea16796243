export { examineSending } from './examine-sending.ts'
export { type Finding, type FindingKind, findingKinds, findingsIn, limits } from './finding.rules.ts'
export { createHealthReport } from './report-health.ts'
