export { publish } from './publish.ts'
export { publishMissed } from './publish-missed.ts'
export { tellOfStopped } from './tell-of-stopped.ts'
