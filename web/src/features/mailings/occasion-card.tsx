import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StandingMailing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { placeOf } from '../../ui/clock.rules.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import type { CardProps } from './content-card.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'

/** What sends it: a birthday, a call of a program, somebody who joins or leaves. */
export function OccasionCard({ mailing, standing, mayWrite, onChange }: CardProps & { standing: StandingMailing }) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { triggerType, birthdayHour, welcomeDays, welcomesCreated, purpose, purposeReason } = standing
  const { type } = mailing
  const hour = `${String(birthdayHour).padStart(2, '0')}:00`
  const summary =
    type === 'birthday'
      ? t('mailings:occasion.birthday', { hour, place: placeOf(account.timeZone) })
      : type === 'welcome'
        ? t('mailings:occasion.welcome', { count: welcomeDays })
        : triggerType
          ? t('mailings:occasion.trigger', { name: nameIn(triggerType.translations, i18n.language) })
          : t(`mailings:type.${type}.when`)
  const isChosen = type === 'birthday' || type === 'welcome' || type === 'trigger'
  return (
    <MailingCard
      id="occasion"
      state="done"
      title={t('mailings:occasion.title')}
      summary={summary}
      act={mayWrite && isChosen && <Button onClick={onChange}>{t('mailings:card.change')}</Button>}
    >
      {type === 'welcome' && (
        <p className={classes.counted}>
          {t('mailings:occasion.welcomeOnce')}{' '}
          {t(welcomesCreated ? 'mailings:occasion.welcomesCreated' : 'mailings:occasion.welcomesConfirmed')}
        </p>
      )}
      {type === 'trigger' && (
        <>
          <strong>{t(`mailings:occasion.${purpose}`)}</strong>
          <p className={classes.counted}>{t(`mailings:occasion.${purpose}Hint`)}</p>
          {purposeReason !== null && <p>{t('mailings:approval.quote', { note: purposeReason })}</p>}
        </>
      )}
      {mailing.state === 'active' && isChosen && <p className={classes.counted}>{t('mailings:occasion.held')}</p>}
    </MailingCard>
  )
}
