import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import type { Draft } from '../../ui/form/use-draft.ts'
import classes from './api-keys.module.css'
import type { KeyChoice } from './api-keys.queries.ts'
import { KeyDefaults } from './key-defaults.tsx'
import { KeyRights } from './key-rights.tsx'
import { useKeyLabels, useKeySentence } from './use-key-words.ts'

/** Everything an admin chooses of a key, whether it is new or not. */
export function KeyForm({ draft, error }: { draft: Draft<KeyChoice>; error: Error | null }) {
  const { t } = useTranslation(['apiKeys'])
  const words = useFaultWords(error)
  const labels = useKeyLabels()
  const sentence = useKeySentence(draft.value)
  return (
    <>
      {error && <RefusedSave error={error} labels={labels} />}
      <TextInput
        id="field-name"
        label={labels.name}
        description={t('apiKeys:name.hint')}
        value={draft.value.name}
        onChange={({ currentTarget }) => draft.set('name', currentTarget.value)}
        error={words('name')}
        maxLength={191}
        className={classes.name}
        autoComplete="off"
      />
      <p className={classes.sentence}>{sentence}</p>
      <KeyRights draft={draft} fault={words('scopes')} />
      <KeyDefaults draft={draft} />
    </>
  )
}
