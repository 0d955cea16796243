import { useTranslation } from 'react-i18next'
import { useTimesIn } from '../../ui/use-times.ts'
import { isEmpty, type KnownField } from './field.rules.ts'
import { channelName, languageName } from './name.rules.ts'

/** A field as it is called and read. */
export function useShown() {
  const { t, i18n } = useTranslation(['subscribers', 'person'])
  const times = useTimesIn('UTC')
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const value = ({ kind, member }: Pick<KnownField, 'kind' | 'member'>, known: unknown): string => {
    if (isEmpty(known)) return t('subscribers:notSet')
    if (kind === 'gender') return t(`subscribers:gender.${known as 1 | 2 | 3}`)
    if (kind === 'date') return times.longDay(`${known} 00:00:00`)
    if (kind === 'flag') return known ? t('person:yes') : t('person:no')
    if (kind === 'list') return (known as string[]).join(', ')
    if (kind === 'number' || kind === 'amount') return numbers.format(Number(known))
    return member === 'languageIso' ? languageName(String(known), i18n.language) : String(known)
  }
  return {
    value,
    label: ({ member, own }: Pick<KnownField, 'member' | 'own'>) =>
      own ? channelName(own, i18n.language) : t(`person:field.${member}`),
  }
}
