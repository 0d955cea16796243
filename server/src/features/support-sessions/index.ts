export { expectSupport } from './grant-support.ts'
export { supportRefusals } from './support.refusals.ts'
export { findOpenSupport, findSupportMark } from './support.store.ts'
