import { useTranslation } from 'react-i18next'
import type { FormChoices } from '../../api/records.ts'

const known = ['firstname', 'lastname', 'city'] as const

/** What channels and fields are called, in the language of the page. */
export function useFormNames(choices: FormChoices) {
  const { t, i18n } = useTranslation(['forms'])
  const inWords = (names: Readonly<Record<string, string>>) => names[i18n.language] ?? Object.values(names)[0]
  return {
    channel: (id: number) => inWords(choices.channels.find((channel) => channel.id === id)?.names ?? {}) ?? String(id),
    field: (name: string) => {
      const base = known.find((each) => each === name)
      if (base) return t(`forms:base.${base}`)
      return inWords(choices.fields.find((field) => field.name === name)?.names ?? {}) ?? name
    },
  }
}
