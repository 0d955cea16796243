export { examineSending } from './examine-sending.ts'
export { type Finding, findingsIn } from './finding.rules.ts'
export { createHealthReport } from './report-health.ts'
