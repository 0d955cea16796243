import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ConditionLine, ConditionOperator, Vocabulary } from '../../api/records.ts'
import classes from './condition-box.module.css'
import { useConditionNames } from './use-condition-names.ts'

export interface ValueProps {
  vocabulary: Vocabulary
  line: ConditionLine
  operator: ConditionOperator
  onChange: (values: string[]) => void
}

interface CountFieldProps {
  label: string
  value: string
  most: number
  onChange: (text: string) => void
}

function CountField({ label, value, most, onChange }: CountFieldProps) {
  return (
    <TextInput
      className={classes.count}
      aria-label={label}
      type="number"
      min={1}
      max={most}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

export function NumberOfDays(props: CountFieldProps) {
  const { t } = useTranslation(['conditions'])
  return (
    <>
      <CountField {...props} />
      <span className={classes.word}>{t('conditions:days', { count: Number(props.value) || 0 })}</span>
    </>
  )
}

/** So many days, an age, or so many newsletters of the last days. */
export function CountValues({ vocabulary, line, operator, onChange }: ValueProps) {
  const { t } = useTranslation(['conditions'])
  const name = useConditionNames(vocabulary).source(line.source)
  const most = vocabulary.limits.days
  const [first = '', second = ''] = line.values
  if (operator.most === 1)
    return (
      <NumberOfDays
        label={t('conditions:daysLabel', { name })}
        value={first}
        most={most}
        onChange={(text) => onChange([text])}
      />
    )
  if (line.operator === 'ageBetween')
    return (
      <>
        <CountField
          label={t('conditions:firstLabel', { name })}
          value={first}
          most={most}
          onChange={(text) => onChange([text, second])}
        />
        <span className={classes.word}>{t('conditions:and')}</span>
        <CountField
          label={t('conditions:secondLabel', { name })}
          value={second}
          most={most}
          onChange={(text) => onChange([first, text])}
        />
        <span className={classes.word}>{t('conditions:years')}</span>
      </>
    )
  return (
    <>
      <NumberOfDays
        label={t('conditions:daysLabel', { name })}
        value={first}
        most={most}
        onChange={(text) => onChange([text, second])}
      />
      <span className={classes.word}>{t('conditions:atLeast')}</span>
      <CountField
        label={t('conditions:leastLabel', { name })}
        value={second}
        most={most}
        onChange={(text) => onChange([first, text])}
      />
      <span className={classes.word}>{t('conditions:newsletters', { count: Number(second) || 0 })}</span>
    </>
  )
}

export function DayValues({ vocabulary, line, operator, onChange }: ValueProps) {
  const { t } = useTranslation(['conditions'])
  const name = useConditionNames(vocabulary).source(line.source)
  const [first = '', second = ''] = line.values
  const field = (label: string, value: string, change: (text: string) => string[]) => (
    <TextInput
      className={classes.day}
      aria-label={label}
      type="date"
      value={value}
      onChange={({ currentTarget }) => onChange(change(currentTarget.value))}
    />
  )
  if (operator.most === 1) return field(t('conditions:valueLabel', { name }), first, (text) => [text])
  return (
    <>
      {field(t('conditions:firstLabel', { name }), first, (text) => [text, second])}
      <span className={classes.word}>{t('conditions:and')}</span>
      {field(t('conditions:secondLabel', { name }), second, (text) => [first, text])}
    </>
  )
}
