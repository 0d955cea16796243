export { brakeRuns } from './brake-runs.ts'
export { judgeRefusals } from './judge-refusals.ts'
export { type Replay, replayBounces } from './replay-bounces.ts'
export { noteFailures, noteRefusals } from './report.store.ts'
