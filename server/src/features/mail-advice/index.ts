export { deadReasons } from './addresses.rules.ts'
export { askAddresses } from './ask-addresses.ts'
