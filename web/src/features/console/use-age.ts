import { useTranslation } from 'react-i18next'
import { ageOf } from './age.rules.ts'

/** How long, in words: 12 s, 4 min. */
export function useAge(): (seconds: number) => string {
  const { t } = useTranslation(['console'])
  return (seconds) => {
    const { unit, count } = ageOf(seconds)
    return t(`console:age.${unit}`, { count })
  }
}
