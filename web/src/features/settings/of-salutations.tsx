import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { useLanguageName } from '../../ui/use-language-name.ts'
import type { FieldsProps } from './account-fields.ts'
import classes from './settings.module.css'

const kinds = ['salutation', 'formalSalutation'] as const
/** In the order of genderId. */
const genders = ['male', 'female', 'neither'] as const

/** How mails address people, in each language of the account. */
export function OfSalutations({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t } = useTranslation(['settings'])
  const words = useFaultWords(error)
  const nameOf = useLanguageName()
  const write = (language: string, kind: (typeof kinds)[number], place: number, text: string) => {
    const texts = value.salutations[language] as (typeof value.salutations)[string]
    const written = texts[kind].map((known, i) => (i === place ? text : known)) as typeof texts.salutation
    set('salutations', { ...value.salutations, [language]: { ...texts, [kind]: written } })
  }
  return (
    <Setting name="salutations" label={labels.salutations} hint={t('settings:salutations.hint')}>
      {Object.entries(value.salutations).map(([language, texts]) =>
        kinds.map((kind) => (
          <fieldset key={`${language} ${kind}`} className={classes.three}>
            <legend>
              {t('settings:salutations.of', { kind: t(`settings:salutations.${kind}`), language: nameOf(language) })}
            </legend>
            {genders.map((gender, place) => (
              <TextInput
                key={gender}
                label={t(`settings:salutations.${gender}`)}
                value={texts[kind][place] ?? ''}
                onChange={({ currentTarget }) => write(language, kind, place, currentTarget.value)}
                error={words(`salutations/${language}/${kind}/${place}`)}
                maxLength={100}
                autoComplete="off"
                lang={language}
              />
            ))}
          </fieldset>
        )),
      )}
    </Setting>
  )
}
