import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { cardsToGo } from './cards.rules.ts'
import { RefusedMailing } from './refused-mailing.tsx'
import { useStanding } from './use-standing.ts'

/** What is sent now is not what the page shows. */
export function UnappliedStrip({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const control = useStanding(mailing)
  const mayApply = account.rights.includes('controlSending') && cardsToGo(mailing).length === 0
  return (
    <>
      <Notice
        kind="plain"
        quiet
        title={t('mailings:standing.unapplied.title')}
        text={t('mailings:standing.unapplied.text')}
      >
        {mayApply && !mailing.approval.isRequired && (
          <Button variant="filled" loading={control.isPending} onClick={() => control.mutate({ kind: 'application' })}>
            {t('mailings:standing.apply')}
          </Button>
        )}
      </Notice>
      {control.error && <RefusedMailing error={control.error} />}
    </>
  )
}
