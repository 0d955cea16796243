import { Button } from '@mantine/core'
import { IconBolt, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { NewMailing } from '../mailings/new-mailing.tsx'
import { TriggerTable } from './trigger-table.tsx'
import classes from './triggers.module.css'
import { triggersQuery } from './triggers.queries.ts'

/** What programs can trigger: each type with its languages, and what became of its mails. */
export function TriggersPage() {
  const { t } = useTranslation(['triggers'])
  const { account } = useAccount()
  const { data: types, error, refetch } = useQuery(triggersQuery(account.id))
  const [typeToWrite, setTypeToWrite] = useState<number | null | undefined>(undefined)
  usePageName(t('triggers:title'))
  const mayWrite = account.rights.includes('writeDrafts')
  const mailings = (types ?? []).flatMap((type) => type.mailings)
  const mails = mailings.reduce((sum, mailing) => sum + mailing.mails, 0)
  const isSummed = mailings.some(({ days }) => days === null)
  return (
    <div className={classes.page}>
      <PageHead title={t('triggers:title')}>
        {mayWrite && types !== undefined && types.length > 0 && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => setTypeToWrite(null)}
          >
            {t('triggers:new')}
          </Button>
        )}
      </PageHead>
      {error ? (
        <Failure error={error} title={t('triggers:notLoaded')} onRetry={() => void refetch()} />
      ) : !types ? (
        <SkeletonRows columns={6} />
      ) : types.length === 0 ? (
        <Empty icon={IconBolt} title={t('triggers:empty.title')} text={t('triggers:empty.text')} />
      ) : (
        <>
          <p className={classes.sentence}>
            {t(mails === 0 ? 'triggers:quiet' : isSummed ? 'triggers:summed' : 'triggers:sentence', { count: mails })}
          </p>
          <TriggerTable types={types} onWrite={mayWrite ? setTypeToWrite : undefined} />
          <p className={classes.note}>{t('triggers:note')}</p>
        </>
      )}
      {typeToWrite !== undefined && (
        <NewMailing type="trigger" triggerTypeId={typeToWrite} onClose={() => setTypeToWrite(undefined)} />
      )}
    </div>
  )
}
