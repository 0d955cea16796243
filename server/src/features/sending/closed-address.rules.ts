/** For the ledger's statements: the reasons that concern the address itself. */
export { closesAddress } from '../subscribers/status.rules.ts'
