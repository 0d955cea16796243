export { documentText } from './document-text.rules.ts'
export type { DocumentLanguage } from './document-words.rules.ts'
export { findConsent } from './find-consent.ts'
