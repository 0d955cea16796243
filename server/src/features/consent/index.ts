export { appendConsent, eraseEvidence } from './consent.store.ts'
export { type ConsentEntry, chain } from './consent-chain.rules.ts'
export { verifyConsent } from './verify-consent.ts'
