/** What an account counts: nothing, sums alone, or also who it was, of those who agreed. */
export const trackingModes = ['none', 'aggregate', 'individual'] as const
export type TrackingMode = (typeof trackingModes)[number]
