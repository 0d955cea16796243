import { Button, Table, VisuallyHidden } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Webhook, WebhookAttempt } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { isTaken } from './webhook.rules.ts'
import classes from './webhooks.module.css'
import { attemptsQuery } from './webhooks.queries.ts'

interface Props {
  webhook: Webhook
  onAgain: (sequence: number) => void
}

const shownFirst = 20

/** What was said to the receiver, and what it answered. */
export function Attempts({ webhook, onAgain }: Props) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(attemptsQuery(account.id, webhook.id))
  const [isWhole, setWhole] = useState(false)
  const { place } = useTimes(account.timeZone)
  if (error) return <Failure error={error} title={t('webhooks:log.notLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={5} />
  if (data.length === 0) return <p className={classes.note}>{t('webhooks:log.none')}</p>
  const shown = isWhole ? data : data.slice(0, shownFirst)
  return (
    <>
      <Table className={classes.log}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('webhooks:log.at', { place })}</Table.Th>
            <Table.Th>{t('webhooks:log.answer')}</Table.Th>
            <Table.Th className={classes.figure}>{t('webhooks:log.event')}</Table.Th>
            <Table.Th className={classes.wide}>webhook-id</Table.Th>
            <Table.Th className={classes.figure}>{t('webhooks:log.attempt')}</Table.Th>
            <Table.Th className={classes.figure}>ms</Table.Th>
            <Table.Th>
              <VisuallyHidden>{t('webhooks:log.act')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((attempt) => (
            <Row key={`${attempt.sequence}-${attempt.attempt}-${attempt.at}`} attempt={attempt} onAgain={onAgain} />
          ))}
        </Table.Tbody>
      </Table>
      {shown.length < data.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{t('webhooks:log.all', { count: data.length })}</Button>
        </div>
      )}
    </>
  )
}

function Row({ attempt, onAgain }: { attempt: WebhookAttempt; onAgain: (sequence: number) => void }) {
  const { t } = useTranslation(['webhooks'])
  const { account } = useAccount()
  const { day, time } = useTimes(account.timeZone)
  const { sequence, messageId, status, failure, tookMs } = attempt
  const taken = isTaken(status)
  const Icon = taken ? IconCircleCheckFilled : IconCircleX
  return (
    <Table.Tr>
      <Table.Td className={classes.at}>
        {day(attempt.at)}, {time(attempt.at)}
      </Table.Td>
      <Table.Td>
        <span className={classes.mark} data-standing={taken ? 'told' : 'failing'}>
          <Icon size={16} stroke={1.6} aria-hidden />
          <span>{status ?? failure}</span>
        </span>
      </Table.Td>
      <Table.Td className={classes.figure}>{sequence}</Table.Td>
      <Table.Td className={classes.wide}>
        <code title={messageId}>{messageId.slice(0, 12)}…</code>
      </Table.Td>
      <Table.Td className={classes.figure}>{attempt.attempt}</Table.Td>
      <Table.Td className={classes.figure}>{t('webhooks:log.ms', { count: tookMs })}</Table.Td>
      <Table.Td className={classes.figure}>
        <LinkButton onClick={() => onAgain(sequence)} aria-label={t('webhooks:log.againNamed', { sequence })}>
          {t('webhooks:log.again')}
        </LinkButton>
      </Table.Td>
    </Table.Tr>
  )
}
