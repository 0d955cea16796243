import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'

/** How long the server wants to be left alone, in the largest unit that says it: 23 hours, 40 minutes. */
export function useWait(error: Error): string {
  const { i18n } = useTranslation(['person'])
  const seconds = error instanceof Refusal ? (error.waitSeconds ?? 0) : 0
  const [value, unit] = seconds >= 5400 ? [Math.ceil(seconds / 3600), 'hour'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(i18n.language, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(
    Number(value),
  )
}
