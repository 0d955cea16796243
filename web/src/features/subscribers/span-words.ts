import type { TFunction } from 'i18next'

const farthest = '395'

/** So many days; whoever did nothing for as long as anybody can look back has never. */
export function spanWords(t: TFunction<['subscribers']>, field: string, days: string): string {
  if (days === farthest && field.startsWith('not')) return t('subscribers:ever')
  return t('subscribers:inDays', { count: Number(days) })
}
