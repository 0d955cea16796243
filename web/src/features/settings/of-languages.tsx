import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { MultiSelect } from '../../ui/form/many-values.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { useLanguageName } from '../../ui/use-language-name.ts'
import type { FieldsProps } from './account-fields.ts'

/** Those mail is commonly written in; whoever needs another has the command line. */
const offered =
  'bg cs da de de-AT de-CH el en en-GB en-US es et fi fr ga hr hu it ja lt lv mt nl no pl pt pt-BR ro sk sl sr sv tr uk zh'.split(
    ' ',
  )

/** In which languages the account writes, and which of them counts where nothing is known of somebody. */
export function OfLanguages({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const words = useFaultWords(error)
  const nameOf = useLanguageName()
  const choice = (iso: string) => ({ value: iso, label: nameOf(iso) })
  return (
    <>
      <Setting name="languages" label={labels.languages} hint={t('settings:languages.hint')}>
        <MultiSelect
          aria-labelledby="label-languages"
          value={value.languages}
          onChange={(languages) => set('languages', languages)}
          data={[...new Set([...value.languages, ...offered])].map(choice)}
          error={words('languages')}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('settings:languages.none')}
        />
      </Setting>
      <Setting name="defaultLanguageIso" label={labels.defaultLanguageIso} hint={t('settings:mainLanguage.hint')}>
        <NativeSelect
          aria-labelledby="label-defaultLanguageIso"
          value={value.defaultLanguageIso}
          onChange={({ currentTarget }) => set('defaultLanguageIso', currentTarget.value)}
          data={[...new Set([value.defaultLanguageIso, ...value.languages])].map(choice)}
          error={words('defaultLanguageIso')}
        />
      </Setting>
    </>
  )
}
