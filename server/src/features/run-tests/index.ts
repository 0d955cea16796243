export { decideTests } from './decide-tests.ts'
export { type KnownTest, readTest } from './read-test.ts'
