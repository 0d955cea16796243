import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, StandingMailing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { cardsToGo } from './cards.rules.ts'
import { CardsToGo } from './inbox-aside.tsx'
import classes from './mailing.module.css'
import { RefusedMailing } from './refused-mailing.tsx'
import { useStanding } from './use-standing.ts'

/** The switch of a mailing that events send. */
export function StandingAct({ mailing, standing }: { mailing: MailingDetail; standing: StandingMailing }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const control = useStanding(mailing)
  if (!account.rights.includes('controlSending')) return <p className={classes.hint}>{t('mailings:plan.mayNot')}</p>
  if (mailing.approval.state === 'waiting') return null
  const { rival, hasChanges } = standing
  const mustAsk = mailing.approval.isRequired && (mailing.state === 'inactive' || hasChanges)
  const toGo = cardsToGo(mailing)
  return (
    <>
      {mailing.state === 'active' && (
        <Button
          fullWidth
          size="md"
          loading={control.isPending}
          onClick={() => control.mutate({ kind: 'deactivation' })}
        >
          {t('mailings:standing.deactivate')}
        </Button>
      )}
      {mailing.state !== 'active' && toGo.length > 0 && <CardsToGo places={toGo} />}
      {toGo.length === 0 && mustAsk && (
        <Button fullWidth size="md" variant="filled" onClick={() => control.mutate({ kind: 'asking' })}>
          {t('mailings:standing.ask')}
        </Button>
      )}
      {toGo.length === 0 && !mustAsk && mailing.state !== 'active' && (
        <Button
          fullWidth
          size="md"
          variant="filled"
          loading={control.isPending}
          onClick={() => control.mutate({ kind: 'activation', replaces: rival !== null })}
        >
          {rival ? t('mailings:standing.replace') : t('mailings:standing.activate')}
        </Button>
      )}
      <p className={classes.hint}>
        {rival
          ? t('mailings:standing.replaceHint', { name: rival.name })
          : t(mailing.state === 'active' ? 'mailings:standing.deactivateHint' : 'mailings:standing.activateHint')}
      </p>
      {control.error && <RefusedMailing error={control.error} />}
    </>
  )
}
