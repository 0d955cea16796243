export { checkSenderDomain, requireSenderDomain } from './check-sender-domain.ts'
export { createSenderDomain } from './create-sender-domain.ts'
export { findSender } from './find-sender.ts'
export { listSenderDomains } from './sender-domain.store.ts'
