import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Switch } from '../../ui/form/switch.ts'
import classes from './mailing.module.css'
import { proposedTrial } from './subject-test.rules.ts'

export interface Trial {
  people: number
  minutes: number
}

interface Props {
  reached: number
  trial: Trial | null
  onChange: (trial: Trial | null) => void
}

/** Some get it first, and the others follow unless it went badly. A small audience has none. */
export function TrialFields({ reached, trial, onChange }: Props) {
  const { t } = useTranslation(['mailings'])
  const proposed = proposedTrial(reached)
  if (proposed === null) return null
  return (
    <div className={classes.trial}>
      <Switch
        label={t('mailings:trial.switch')}
        description={t('mailings:trial.hint')}
        checked={trial !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? proposed : null)}
      />
      {trial && (
        <div className={classes.trialTerms}>
          <NumberInput
            label={t('mailings:trial.people')}
            description={t('mailings:trial.peopleHint', { most: Math.floor(reached / 10) })}
            value={trial.people}
            onChange={(people) => onChange({ ...trial, people: Number(people) })}
            min={100}
            max={Math.floor(reached / 10)}
            allowDecimal={false}
          />
          <NumberInput
            label={t('mailings:trial.minutes')}
            description={t('mailings:trial.minutesHint')}
            value={trial.minutes}
            onChange={(minutes) => onChange({ ...trial, minutes: Number(minutes) })}
            min={5}
            max={120}
            allowDecimal={false}
          />
        </div>
      )}
    </div>
  )
}
