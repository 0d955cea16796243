import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { placeOf } from '../../ui/clock.rules.ts'
import { faultsOf } from '../../ui/form/fault-words.ts'
import { Radio } from '../../ui/form/radio.ts'
import { zones } from '../../ui/zones.rules.ts'
import { nextValidIn } from './cards.rules.ts'
import classes from './mailing.module.css'

const known = ['time_skipped', 'scheduled_in_past', 'time_too_far', 'time_invalid', 'time_zone_unknown'] as const

/** What is wrong with the time, in words that name the next one where there is one. */
export function useTimeFault(error: Error | null): string | undefined {
  const { t } = useTranslation(['mailings'])
  const fault = faultsOf(error)[0]
  if (!fault) return undefined
  const code = known.find((candidate) => candidate === fault.code) ?? 'other'
  return t(`mailings:plan.fault.${code}`, { next: nextValidIn(fault.detail) })
}

interface Fields {
  date: string
  time: string
}

/** At once, all at a moment, or each at the hour of their own clock. */
export type PlanWay = 'now' | 'later' | 'theirs'

interface TimeProps {
  fields: Fields
  /** Null = that of each reader. */
  zone: string | null
  fault: string | undefined
  onFields: (fields: Fields) => void
  onZone: (zone: string) => void
}

interface WaysProps extends TimeProps {
  zone: string
  way: PlanWay
  undoSeconds: number
  /** Whether all have to get it at the same moment. */
  isTogether: boolean
  onWay: (way: PlanWay) => void
}

/** Now, with a while to take it back, at a time on the clocks of a place, or on the clock of each reader. */
export function PlanWays({ way, undoSeconds, isTogether, onWay, ...time }: WaysProps) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  return (
    <Radio.Group value={way} onChange={(value) => onWay(value as typeof way)} aria-label={t('mailings:plan.title')}>
      <div className={classes.choices}>
        <div className={classes.choice} data-chosen={way === 'now' || undefined}>
          <Radio
            size="md"
            value="now"
            label={t('mailings:plan.now')}
            description={t('mailings:plan.nowHint', { count: undoSeconds })}
          />
        </div>
        <div className={classes.choice} data-chosen={way === 'later' || undefined}>
          <Radio size="md" value="later" label={t('mailings:plan.later')} description={t('mailings:plan.laterHint')} />
          {way === 'later' && <TimeFields {...time} />}
        </div>
        <div className={classes.choice} data-chosen={way === 'theirs' || undefined}>
          <Radio
            size="md"
            value="theirs"
            disabled={isTogether}
            label={t('mailings:plan.theirs')}
            description={
              isTogether
                ? t('mailings:plan.theirsNotWithSubjects')
                : t('mailings:plan.theirsHint', { place: placeOf(account.timeZone) })
            }
          />
          {way === 'theirs' && <TimeFields {...time} zone={null} />}
        </div>
      </div>
    </Radio.Group>
  )
}

function TimeFields({ fields, zone, fault, onFields, onZone }: TimeProps) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  return (
    <div className={classes.times}>
      <TextInput
        type="date"
        label={t('mailings:plan.date')}
        value={fields.date}
        onChange={({ currentTarget }) => onFields({ ...fields, date: currentTarget.value })}
        error={fault}
        required
        withAsterisk={false}
      />
      <TextInput
        type="time"
        label={t('mailings:plan.time')}
        value={fields.time}
        onChange={({ currentTarget }) => onFields({ ...fields, time: currentTarget.value })}
        required
        withAsterisk={false}
      />
      {zone !== null && (
        <NativeSelect
          label={t('mailings:plan.zone')}
          value={zone}
          onChange={({ currentTarget }) => onZone(currentTarget.value)}
          data={[
            { value: account.timeZone, label: t('mailings:plan.account', { place: placeOf(account.timeZone) }) },
            ...zones.filter((name) => name !== account.timeZone),
          ]}
        />
      )}
    </div>
  )
}
