import { Button } from '@mantine/core'
import { IconArrowBackUp, IconClock, IconClockStop, IconTestPipe, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { instantOf, placeOf, timeOf } from '../../ui/clock.rules.ts'
import { ownZone } from '../../ui/shown-zone.ts'
import { useTimes, useTimesIn } from '../../ui/use-times.ts'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import { useMailingActs } from './use-mailing-acts.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

interface Props {
  mailing: MailingDetail
  onMove: () => void
}

export function TimeCard({ mailing, onMove }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const acts = useMailingActs(mailing)
  const { plannedAt, recipientHour } = mailing
  const everywhere = useTimesIn('UTC')
  const isPlanned = mailing.state === 'planned' && plannedAt !== null
  const mayPlan = account.rights.includes('controlSending')
  return (
    <MailingCard
      id="time"
      state={isPlanned ? 'done' : 'open'}
      title={t('mailings:time.title')}
      summary={
        !isPlanned
          ? t('mailings:time.none')
          : recipientHour === null
            ? t('mailings:time.planned', { moment: times.moment(plannedAt) })
            : t('mailings:time.theirs', { moment: everywhere.short(`${recipientHour.replace('T', ' ')}:00`) })
      }
      act={
        isPlanned &&
        mayPlan && (
          <div className={classes.pair}>
            <Button onClick={onMove}>{t('mailings:time.move')}</Button>
            <Button leftSection={<IconArrowBackUp size={16} stroke={1.6} />} onClick={acts.withdraw}>
              {t('mailings:time.withdraw')}
            </Button>
          </div>
        )
      }
    >
      {isPlanned ? (
        <p className={classes.line}>
          {recipientHour !== null && (
            <span className={classes.mark}>
              <IconWorld size={16} stroke={1.6} aria-hidden />
              {t('mailings:time.begins', { moment: times.moment(plannedAt) })}
            </span>
          )}
          {mailing.notAfter !== null && (
            <span className={classes.mark}>
              <IconClockStop size={16} stroke={1.6} aria-hidden />
              {t('mailings:time.notAfter', { moment: times.moment(mailing.notAfter) })}
            </span>
          )}
          {mailing.trial && (
            <span className={classes.mark}>
              <IconTestPipe size={16} stroke={1.6} aria-hidden />
              {t('mailings:trial.planned', { count: mailing.trial.people, minutes: mailing.trial.minutes })}
            </span>
          )}
          {mailing.subjectTest && (
            <span className={classes.mark}>
              <IconTestPipe size={16} stroke={1.6} aria-hidden />
              {t('mailings:subjects.planned', { count: mailing.subjectTest.hours })}
            </span>
          )}
          {ownZone !== times.zone && recipientHour === null && (
            <span className={classes.mark}>
              <IconWorld size={16} stroke={1.6} aria-hidden />
              {t('mailings:time.yours', {
                time: timeOf(instantOf(plannedAt), { zone: ownZone, language: i18n.language }),
                place: placeOf(ownZone),
              })}
            </span>
          )}
          <Countdown mailing={mailing} />
        </p>
      ) : (
        <p className={classes.quiet}>
          {mailing.proposedAt !== null &&
            t('mailings:time.proposed', {
              from: mailing.received?.from ?? '',
              moment: times.moment(mailing.proposedAt),
            })}{' '}
          {t('mailings:time.draftText')}
        </p>
      )}
      {acts.refused}
    </MailingCard>
  )
}

/** Only the last minutes are worth counting. */
const counted = 600

function Countdown({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const left = useSecondsLeft(mailing.plannedAt)
  if (left === null || left > counted) return null
  return (
    <span className={classes.mark} role="timer">
      <IconClock size={16} stroke={1.6} aria-hidden />
      {left > 0 ? t('mailings:time.countdown', { count: left }) : t('mailings:time.due')}
    </span>
  )
}
