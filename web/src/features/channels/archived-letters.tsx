import { NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { Switch } from '../../ui/form/switch.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './archive.module.css'
import { archivedQuery, archiveKey, keepOut } from './archive.queries.ts'

/** Every letter of a year; each can be kept out. */
export function ArchivedLetters({ channelId }: { channelId: number }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const queries = useQueryClient()
  const [year, setYear] = useState<number | null>(null)
  const { data, error, refetch } = useQuery(archivedQuery(account.id, channelId, year))
  const keep = useMutation({
    mutationFn: (letter: Parameters<typeof keepOut>[2]) => keepOut(account.id, channelId, letter),
    onSettled: () => queries.invalidateQueries({ queryKey: archiveKey(account.id, channelId) }),
  })
  if (error)
    return <Failure error={error} title={t('channels:archive.lettersNotLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const { years } = data.meta
  if (years.length === 0) return <p className={classes.empty}>{t('channels:archive.empty')}</p>
  return (
    <>
      {years.length > 1 && (
        <NativeSelect
          mt="md"
          className={classes.year}
          aria-label={t('channels:archive.year')}
          value={String(data.meta.year)}
          data={years.map(String)}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
      )}
      {keep.error && <RefusedSave error={keep.error} labels={{}} />}
      <ul className={classes.letters} aria-label={t('channels:archive.letters')}>
        {data.data.map(({ mailingId, subject, sentAt, isKeptOut }) => (
          <li key={mailingId} data-out={isKeptOut || undefined}>
            <Link
              to="/accounts/$accountId/mailings/$mailingId"
              params={{ accountId: String(account.id), mailingId: String(mailingId) }}
            >
              {subject}
            </Link>
            <span>{times.day(sentAt)}</span>
            <Switch
              checked={!isKeptOut}
              disabled={keep.isPending}
              label={t(isKeptOut ? 'channels:archive.out' : 'channels:archive.in')}
              aria-label={t('channels:archive.letterIn', { subject })}
              onChange={({ currentTarget }) => keep.mutate({ mailingId, isKeptOut: !currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
