import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { Switch } from '../../ui/form/switch.ts'
import type { Draft } from '../../ui/form/use-draft.ts'
import { kinds, usualTypes } from './webhook.rules.ts'
import classes from './webhooks.module.css'
import type { WebhookChoice } from './webhooks.queries.ts'

interface Props {
  draft: Draft<WebhookChoice>
  error: Error | null
}

export function useWebhookLabels(): Record<keyof WebhookChoice, string> {
  const { t } = useTranslation(['webhooks'])
  return { name: t('webhooks:name.label'), url: t('webhooks:url.label'), types: t('webhooks:types.label') }
}

/** Where it goes, and what is told there. */
export function WebhookForm({ draft: { value, set }, error }: Props) {
  const { t } = useTranslation(['webhooks'])
  const words = useFaultWords(error)
  const labels = useWebhookLabels()
  return (
    <>
      {error && <RefusedSave error={error} labels={labels} />}
      <div className={classes.where}>
        <TextInput
          id="field-name"
          label={labels.name}
          description={t('webhooks:name.hint')}
          value={value.name}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
          error={words('name')}
          maxLength={191}
          autoComplete="off"
        />
        <TextInput
          id="field-url"
          type="url"
          label={labels.url}
          description={t('webhooks:url.hint')}
          value={value.url}
          onChange={({ currentTarget }) => set('url', currentTarget.value)}
          error={words('url')}
          maxLength={2000}
          autoComplete="off"
        />
      </div>
      <Types types={value.types} onChange={(types) => set('types', types)} label={labels.types} />
    </>
  )
}

interface TypesProps {
  types: readonly string[]
  label: string
  onChange: (types: string[]) => void
}

function Types({ types, label, onChange }: TypesProps) {
  const { t } = useTranslation(['webhooks'])
  const isUsual = types.length === 0
  const tick = (type: string) => {
    const others = types.filter((other) => other !== type)
    onChange(others.length < types.length ? others : [...others, type].sort())
  }
  return (
    <fieldset className={classes.types} id="field-types">
      <legend>{label}</legend>
      <Switch
        label={t('webhooks:types.usual')}
        description={t('webhooks:types.usualHint')}
        checked={isUsual}
        onChange={() => onChange(isUsual ? [...usualTypes].sort() : [])}
      />
      {!isUsual && (
        <div className={classes.kinds}>
          {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
            <fieldset key={kind}>
              <legend>{t(`webhooks:kind.${kind}`)}</legend>
              {kinds[kind].map((type) => (
                <Checkbox
                  key={type}
                  label={<code>{type}</code>}
                  checked={types.includes(type)}
                  onChange={() => tick(type)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </fieldset>
  )
}
