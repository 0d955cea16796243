import { Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ImportRules } from '../../api/records.ts'
import { archivedStates, isArchived, type NewPeople as State } from './import.rules.ts'
import classes from './imports.module.css'
import type { ImportOptions } from './imports.queries.ts'
import { nameIn } from './use-meanings.ts'

interface Props {
  rules: ImportRules
  options: ImportOptions
  onChange: (changed: Partial<ImportRules>) => void
  fault: string | false
}

const choices = ['optinPending', 'receiveReady', 'noOptin', 'transaction', 'unsubscribed'] as const

/** What people become whom the account does not know yet, and where. */
export function NewPeople({ rules, options, onChange, fault }: Props) {
  const { t } = useTranslation(['imports'])
  const isChosen = (state: (typeof choices)[number]) =>
    state === 'unsubscribed' ? isArchived(rules.newPeople) : rules.newPeople === state
  return (
    <>
      {choices.map((state) => (
        <label key={state} className={classes.choice}>
          <input
            type="radio"
            name="newPeople"
            disabled={state === 'optinPending' && !options.hasOptinMailing}
            checked={isChosen(state)}
            onChange={() => onChange({ newPeople: state })}
          />
          <span>
            <strong>{t(`imports:new.${state}.name`)}</strong>
            <small>
              {state === 'optinPending' && !options.hasOptinMailing
                ? t('imports:new.noOptinMailing')
                : t(`imports:new.${state}.text`)}
            </small>
          </span>
        </label>
      ))}
      {isArchived(rules.newPeople) && (
        <NativeSelect
          className={classes.inside}
          label={t('imports:archived.label')}
          value={rules.newPeople}
          onChange={({ currentTarget }) => onChange({ newPeople: currentTarget.value as State })}
          data={archivedStates.map((value) => ({ value, label: t(`imports:archived.${value}`) }))}
        />
      )}
      {options.hasChannels && <Channels rules={rules} options={options} onChange={onChange} fault={fault} />}
    </>
  )
}

function Channels({ rules, options, onChange, fault }: Props) {
  const { t, i18n } = useTranslation(['imports'])
  const toggle = (id: number, isIn: boolean) =>
    onChange({ channelIds: isIn ? [...rules.channelIds, id] : rules.channelIds.filter((other) => other !== id) })
  return (
    <Checkbox.Group label={t('imports:channels')} error={fault} value={rules.channelIds.map(String)}>
      <div className={classes.channels}>
        {options.channels.map(({ id, names }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={nameIn(names, i18n.language, `#${id}`)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
