export { createDemo, type DemoKey, handOutKeys } from './create-demo.ts'
export { loadAccount } from './load-account.ts'
