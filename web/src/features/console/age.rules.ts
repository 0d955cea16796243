export type AgeUnit = 'seconds' | 'minutes' | 'hours' | 'days'

/** How long something has waited, in the unit somebody would say. */
export function ageOf(seconds: number): { unit: AgeUnit; count: number } {
  if (seconds < 90) return { unit: 'seconds', count: Math.round(seconds) }
  if (seconds < 90 * 60) return { unit: 'minutes', count: Math.round(seconds / 60) }
  if (seconds < 48 * 3600) return { unit: 'hours', count: Math.round(seconds / 3600) }
  return { unit: 'days', count: Math.round(seconds / 86_400) }
}

/** How full the bar of a promise is, in percent; what is kept easily still shows. */
export function shareOfPromise(oldestSeconds: number | null, promiseSeconds: number): number {
  if (oldestSeconds === null) return 0
  return Math.min(100, Math.max(2, (oldestSeconds / promiseSeconds) * 100))
}
