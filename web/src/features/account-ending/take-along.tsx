import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AccountEnding, AccountExport } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './ending.module.css'
import { addressOfArchive, endingQuery, startArchive } from './ending.queries.ts'
import { archiveStateOf, takenAt } from './ending.rules.ts'

/** How the archive stands, and the next step: have it written, or fetch it. */
export function TakeAlong({ ending }: { ending: AccountEnding }) {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const [latest] = ending.exports
  const state = archiveStateOf(latest)
  const taken = takenAt(ending)
  const times = { made: latest ? moment(latest.createdAt) : '', until: latest ? moment(latest.fileEndsAt) : '' }
  return (
    <Setting name="export" label={t('ending:export.label')} hint={t('ending:export.hint')}>
      <p className={classes.says} role="status">
        {taken === null ? t('ending:export.none') : t('ending:export.taken', { time: moment(taken) })}{' '}
        {state === 'running' && t('ending:export.running')}
        {state === 'failed' && t('ending:export.failed')}
        {state === 'ready' && t('ending:export.ready', times)}
        {state === 'others' && t('ending:export.others', times)}
      </p>
      <div className={classes.ways}>
        {state === 'ready' && <Fetch archive={latest as AccountExport} />}
        {state !== 'running' && <Start isFirst={state === 'none'} />}
      </div>
    </Setting>
  )
}

function Start({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: () => startArchive(account.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: endingQuery(account.id).queryKey }),
  })
  return (
    <>
      <Button variant={isFirst ? 'filled' : undefined} loading={start.isPending} onClick={() => start.mutate()}>
        {t(isFirst ? 'ending:export.start' : 'ending:export.again')}
      </Button>
      {start.error && (
        <Failure error={start.error} title={t('ending:export.notStarted')} onRetry={() => start.mutate()} />
      )}
    </>
  )
}

function Fetch({ archive }: { archive: AccountExport }) {
  const { t } = useTranslation(['ending'])
  const { account } = useAccount()
  const fetching = useMutation({
    mutationFn: () => addressOfArchive(account.id, archive.id),
    onSuccess: (address) => window.location.assign(address),
  })
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {t('ending:export.fetch')}
      </Button>
      {fetching.error && (
        <Failure error={fetching.error} title={t('ending:export.notFetched')} onRetry={() => fetching.mutate()} />
      )}
    </>
  )
}
