import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountEnding } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './ending.module.css'
import { reopenAccount } from './ending.queries.ts'
import { useEnding } from './use-ending.ts'

/** Until its 30 days are over it takes one press. */
export function ReopenAccount({ ending: { closedAt, endsAt } }: { ending: AccountEnding }) {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const { id, name } = account
  const reopen = useEnding(() => reopenAccount(id), t('ending:closed.done', { name }))
  return (
    <Setting name="reopen" label={t('ending:closed.label')} hint={t('ending:closed.hint')}>
      {closedAt !== null && endsAt !== null && (
        <p className={classes.says}>{t('ending:closed.since', { since: moment(closedAt), until: moment(endsAt) })}</p>
      )}
      <div className={classes.ways}>
        <Button variant="filled" loading={reopen.isPending} onClick={() => reopen.mutate()}>
          {t('ending:closed.go')}
        </Button>
      </div>
      {reopen.error && (
        <Failure error={reopen.error} title={t('ending:closed.refused')} onRetry={() => reopen.mutate()} />
      )}
    </Setting>
  )
}
