export { appendConsent, eraseEvidence, readStatesEntered } from './consent.store.ts'
export { type ConsentEntry, chain } from './consent-chain.rules.ts'
export { verifyConsent } from './verify-consent.ts'
