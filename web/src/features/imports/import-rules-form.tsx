import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Import, ImportRules } from '../../api/records.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { isArchived, type MissingRule, missingIn } from './import.rules.ts'
import { ImportGroup } from './import-group.tsx'
import classes from './imports.module.css'
import type { ImportOptions } from './imports.queries.ts'
import { NewPeople } from './new-people.tsx'
import { RefusedImport } from './refused-import.tsx'

interface Props {
  one: Import
  rules: ImportRules
  options: ImportOptions
  isPending: boolean
  error: Error | null
  onChange: (changed: Partial<ImportRules>) => void
  onBack: () => void
  onNext: () => void
}

/** What happens to whom, and why they may be written to. Nothing is written before the dry run was seen. */
export function ImportRulesForm({ one, rules, options, isPending, error, onChange, onBack, onNext }: Props) {
  const { t } = useTranslation(['imports'])
  const [isTried, setTried] = useState(false)
  const missing = missingIn(rules)
  const fault = (member: MissingRule) => isTried && missing.includes(member) && t(`imports:missing.${member}`)
  const next = () => {
    setTried(true)
    if (missing.length === 0) onNext()
  }
  return (
    <form
      className={classes.rules}
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      {one.preset?.newPeople && isArchived(one.preset.newPeople) && (
        <Notice kind="plain" title={t('imports:presetLeft.title')} text={t('imports:presetLeft.text')} quiet />
      )}
      <Section title={t('imports:rules.newPeople')}>
        <NewPeople rules={rules} options={options} onChange={onChange} fault={fault('channelIds')} />
      </Section>
      {!isArchived(rules.newPeople) && (
        <Section title={t('imports:rules.basis')} note={t('imports:rules.basisNote')}>
          <Basis rules={rules} onChange={onChange} fault={fault} />
        </Section>
      )}
      <Section title={t('imports:rules.knownPeople')}>
        <KnownPeople rules={rules} onChange={onChange} />
      </Section>
      <Section title={t('imports:rules.group')}>
        <ImportGroup rules={rules} onChange={onChange} />
      </Section>
      <Section title={t('imports:rules.closed')}>
        <p className={classes.closed}>{t('imports:rules.closedText')}</p>
      </Section>
      {isTried && missing.length > 0 && <Notice kind="warn" title={t('imports:missing.some')} />}
      {error && <RefusedImport error={error} />}
      <div className={classes.acts}>
        <Button onClick={onBack}>{t('imports:act.toColumns')}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={isPending}
          rightSection={<IconArrowRight size={16} stroke={1.6} />}
        >
          {t('imports:act.toCheck')}
        </Button>
      </div>
    </form>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>{title}</legend>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.choices}>{children}</div>
    </fieldset>
  )
}

interface Choice {
  rules: ImportRules
  onChange: (changed: Partial<ImportRules>) => void
}

function Basis({ rules, onChange, fault }: Choice & { fault: (member: MissingRule) => string | false }) {
  const { t } = useTranslation(['imports'])
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t('imports:basis.label')}
          error={fault('basis')}
          value={rules.basis ?? ''}
          onChange={({ currentTarget }) => onChange({ basis: (currentTarget.value || null) as ImportRules['basis'] })}
          data={[
            { value: '', label: t('imports:basis.choose') },
            ...(['consent', 'existingCustomer', 'transactional'] as const).map((value) => ({
              value,
              label: t(`imports:basis.${value}`),
            })),
          ]}
        />
        <TextInput
          label={t('imports:origin')}
          maxLength={200}
          error={fault('origin')}
          value={rules.origin ?? ''}
          onChange={({ currentTarget }) => onChange({ origin: currentTarget.value })}
        />
      </div>
      <Textarea
        label={t('imports:reason')}
        description={t('imports:reasonNote')}
        maxLength={500}
        rows={3}
        error={fault('reason')}
        value={rules.reason ?? ''}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      {rules.newPeople === 'receiveReady' && (
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={t('imports:consentDate')}
            error={fault('consentDate')}
            value={rules.consentDate ?? ''}
            onChange={({ currentTarget }) => onChange({ consentDate: currentTarget.value || null })}
          />
          <Textarea
            label={t('imports:consentWording')}
            maxLength={2000}
            rows={2}
            error={fault('consentWording')}
            value={rules.consentWording ?? ''}
            onChange={({ currentTarget }) => onChange({ consentWording: currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}

function KnownPeople({ rules, onChange }: Choice) {
  const { t } = useTranslation(['imports'])
  return (
    <>
      {(['skip', 'fill', 'overwrite'] as const).map((policy) => (
        <label key={policy} className={classes.choice}>
          <input
            type="radio"
            name="knownPeople"
            checked={rules.knownPeople === policy}
            onChange={() => onChange({ knownPeople: policy })}
          />
          <span>
            <strong>{t(`imports:known.${policy}.name`)}</strong>
            <small>{t(`imports:known.${policy}.text`)}</small>
          </span>
        </label>
      ))}
      {rules.knownPeople === 'overwrite' && (
        <Checkbox
          className={classes.inside}
          label={t('imports:known.clearsEmpty')}
          checked={rules.clearsEmpty}
          onChange={({ currentTarget }) => onChange({ clearsEmpty: currentTarget.checked })}
        />
      )}
      <p className={classes.note}>
        {isArchived(rules.newPeople) ? t('imports:known.archivedNote') : t('imports:known.note')}
      </p>
    </>
  )
}
