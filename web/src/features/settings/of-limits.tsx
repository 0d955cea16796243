import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { Setting } from '../../ui/form/setting.tsx'
import type { FieldsProps } from './account-fields.ts'

const kept = { unconfirmedDays: [7, 30], answersDays: [7, 30], valuesDays: [1, 7], eventsMonths: [1, 13] } as const
const shares = { complaints: [0.01, 0.3], hardBounces: [0.1, 5], policy: [0.05, 1], content: [0.05, 0.5] } as const

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

/** Where the account is stricter than everybody: when its mailings stop by themselves, and what it forgets sooner. */
export function OfLimits({ draft: { value, set }, labels, error }: FieldsProps & { error: Error | null }) {
  const { t, i18n } = useTranslation(['settings'])
  const decimalSeparator = (0.5).toLocaleString(i18n.language).charAt(1)
  const words = useFaultWords(error)
  return (
    <>
      <Setting name="brake" label={labels.brake} hint={t('settings:brake.hint')}>
        {names(shares).map((name) => {
          const [min, max] = shares[name]
          return (
            <NumberInput
              key={name}
              label={t(`settings:brake.${name}`)}
              description={t('settings:brake.most', { share: max })}
              value={value.brake[name]}
              onChange={(share) => set('brake', { ...value.brake, [name]: Number(share) })}
              min={min}
              max={max}
              step={min}
              decimalScale={2}
              decimalSeparator={decimalSeparator}
              allowedDecimalSeparators={['.', ',']}
              suffix={t('settings:brake.unit')}
              error={words(`brake/${name}`)}
            />
          )
        })}
      </Setting>
      <Setting name="retention" label={labels.retention} hint={t('settings:retention.hint')}>
        {names(kept).map((name) => {
          const [min, max] = kept[name]
          const unit = name === 'eventsMonths' ? 'months' : 'days'
          return (
            <NumberInput
              key={name}
              label={t(`settings:retention.${name}`)}
              description={t(`settings:retention.bounds.${unit}`, { min, max })}
              value={value.retention[name]}
              onChange={(time) => set('retention', { ...value.retention, [name]: Number(time) })}
              min={min}
              max={max}
              allowDecimal={false}
              suffix={t(`settings:retention.unit.${unit}`, { count: value.retention[name] })}
              error={words(`retention/${name}`)}
            />
          )
        })}
      </Setting>
    </>
  )
}
