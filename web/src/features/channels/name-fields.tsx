import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './channels.module.css'
import type { Translations } from './channels.queries.ts'

interface Props {
  languages: readonly string[]
  /** It must have a name here; others fall back to it. */
  mainLanguage: string
  value: Translations
  onChange: (translations: Translations) => void
  faultOf: (field: string) => string | undefined
}

const nothing = { name: '', description: null }

/** What a channel is called in each language of the account, and what people get there. */
export function NameFields({ languages, mainLanguage, value, onChange, faultOf }: Props) {
  const { t, i18n } = useTranslation(['channels'])
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  return languages.map((iso) => {
    const { name, description } = value[iso] ?? nothing
    const language = names.of(iso) ?? iso
    const set = (typed: Partial<Translations[string]>) => onChange({ ...value, [iso]: { name, description, ...typed } })
    return (
      <div key={iso} className={classes.language} id={iso === mainLanguage ? 'field-translations' : undefined}>
        <TextInput
          label={t('channels:name', { language })}
          value={name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          error={faultOf(`translations/${iso}`)}
          required={iso === mainLanguage}
          withAsterisk={false}
          maxLength={191}
          autoComplete="off"
        />
        <TextInput
          label={t('channels:description', { language })}
          value={description ?? ''}
          onChange={({ currentTarget }) => set({ description: currentTarget.value || null })}
          maxLength={500}
          autoComplete="off"
        />
      </div>
    )
  })
}
