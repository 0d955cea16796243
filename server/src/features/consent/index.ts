export { appendConsent, eraseEvidence, readConsentOf, readStatesEntered } from './consent.store.ts'
export { type ChainEnd, type ChainedEntry, type ConsentEntry, chain } from './consent-chain.rules.ts'
export { salted } from './salted.ts'
export { verifyConsent } from './verify-consent.ts'
