import { useTranslation } from 'react-i18next'
import type { ImportOptions } from './imports.queries.ts'

const meanings = [
  'email',
  'firstname',
  'lastname',
  'kind',
  'genderId',
  'academicTitle',
  'salutation',
  'city',
  'birthday',
  'languageIso',
  'timeZone',
  'reference',
  'standing',
] as const

/** All that a column may mean here, as a list to choose from. */
export function useMeanings({ fields }: ImportOptions) {
  const { t, i18n } = useTranslation(['imports'])
  return [
    { value: '', label: t('imports:meaning.none') },
    ...meanings.map((value) => ({ value, label: t(`imports:meaning.${value}`) })),
    ...fields.map(({ id, names }) => ({
      value: `customerFields.${id}`,
      label: nameIn(names, i18n.language, `#${id}`),
    })),
  ]
}

/** The name in the language of the page, else in any. */
export function nameIn(names: Record<string, string>, language: string, otherwise: string): string {
  return names[language] ?? Object.values(names)[0] ?? otherwise
}
