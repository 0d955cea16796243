export { agreesToTracking, withdrawTrackingConsent } from './change-tracking-consent.ts'
