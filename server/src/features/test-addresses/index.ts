export { listTestAddresses } from './test-address.store.ts'
