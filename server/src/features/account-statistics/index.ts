export { growthUntil } from './growth.rules.ts'
export { listGrowth } from './growth.store.ts'
