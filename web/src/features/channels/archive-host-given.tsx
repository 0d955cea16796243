import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArchiveHost } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { DnsRecord } from '../../ui/dns-record.tsx'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useLookAgain } from '../../ui/use-look-again.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './archive.module.css'
import { archiveKey, checkHost, takeHost } from './archive.queries.ts'
import { hostFault, standingOf } from './archive-host.rules.ts'

interface Props {
  channelId: number
  host: ArchiveHost
}

/** A host that was named: how it stands, its records, and the way back. */
export function GivenHost({ channelId, host }: Props) {
  const { t } = useTranslation(['channels', 'domains'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: () => checkHost(account.id, channelId),
    onSuccess: () => queries.invalidateQueries({ queryKey: archiveKey(account.id, channelId) }),
  })
  const isLooking = useLookAgain(host.provenAt === null && host.checkedAt !== null, check.mutate)
  const fault = hostFault(check.error)
  return (
    <>
      <p className={classes.sentence}>{t(`channels:host.${standingOf(host)}`, { host: host.host })}</p>
      {host.checkedAt !== null && (
        <p className={classes.hint}>
          {t('domains:checked', { moment: moment(host.checkedAt) })}{' '}
          {isLooking ? t('domains:lookingAgain') : t('channels:host.hourly')}
        </p>
      )}
      {fault && <Notice kind="warn" title={t(`channels:host.fault.${fault}`)} />}
      {check.error && !fault && <RefusedSave error={check.error} labels={{}} />}
      <details open={host.provenAt === null}>
        <summary>{t('domains:records')}</summary>
        <ul className={classes.records}>
          {host.checks.map((record) => (
            <HostRecord key={record.name} record={record} isChecked={host.checkedAt !== null} />
          ))}
        </ul>
      </details>
      <div className={classes.acts}>
        <Button
          loading={check.isPending}
          onClick={() => check.mutate()}
          leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
        >
          {t('domains:check')}
        </Button>
        <TakeHost channelId={channelId} host={host.host} />
      </div>
    </>
  )
}

function HostRecord({ record, isChecked }: { record: ArchiveHost['checks'][number]; isChecked: boolean }) {
  const { t } = useTranslation(['channels', 'domains'])
  const { name, status, found, publish } = record
  const label = t(`channels:host.record.${name}`)
  return (
    <DnsRecord
      name={label}
      purpose={t(`channels:host.purpose.${name}`)}
      status={isChecked ? { kind: status, words: t(`domains:status.${status}`) } : null}
      publish={publish}
      copyName={t('domains:nameOf', { record: label })}
      copyValue={t('domains:valueOf', { record: label })}
    >
      {isChecked && status === 'wrong' ? (
        <>
          {t('domains:foundInstead')} <code>{found.join(' · ')}</code> {t(`channels:host.wrong.${name}`)}
        </>
      ) : isChecked && status === 'missing' ? (
        t('domains:nothingAt', { name: publish.name })
      ) : null}
    </DnsRecord>
  )
}

function TakeHost({ channelId, host }: { channelId: number; host: string }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const take = useMutation({
    mutationFn: () => takeHost(account.id, channelId),
    onSuccess: () => say({ text: t('channels:host.told', { host }) }),
    onSettled: (_nothing, error) =>
      error ? undefined : queries.invalidateQueries({ queryKey: archiveKey(account.id, channelId) }),
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {t('channels:host.take')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('channels:host.asked', { host })}
          text={t('channels:host.consequence', { host })}
          wayBack="again"
          keep={t('channels:host.keep')}
          go={t('channels:host.go')}
          isPending={take.isPending}
          onKeep={() => setAsked(false)}
          onGo={() => take.mutate()}
        >
          {take.error && <RefusedSave error={take.error} labels={{}} />}
        </Confirm>
      )}
    </>
  )
}
