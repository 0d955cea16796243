import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession, OperatorRequest } from '../../api/console-records.ts'
import { say } from '../../ui/say.tsx'
import classes from './console.module.css'
import { agreeToRequest, completeRequest, withdrawRequest } from './console.queries.ts'
import { ConsoleLink } from './console-link.tsx'
import { Refused } from './refused.tsx'
import { useOwnTimes } from './use-own-times.ts'

const acts = { agree: agreeToRequest, complete: completeRequest, withdraw: withdrawRequest }

interface Props {
  request: OperatorRequest
  session: ConsoleSession
}

/** What is asked for, why and by whom, who has agreed, and what comes next. */
export function RequestCard({ request, session: { user, votesNeeded } }: Props) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  const queries = useQueryClient()
  const acting = useMutation({
    mutationFn: (act: keyof typeof acts) => acts[act](request.id),
    onSuccess: (_done, act) => say({ text: t(`console:requests.did.${act}`) }),
    onSettled: () => queries.invalidateQueries(),
  })
  const { kind, reason, askedBy, askedAt, agreedAt, votes } = request
  const hasAgreed = votes.some(({ operatorId }) => operatorId === user.id)
  return (
    <article aria-label={t(`console:requests.${kind}.what`, { name: request.objectName })}>
      <div className={classes.cardHead}>
        <What request={request} />
        <span className={classes.quiet}>{short(askedAt)}</span>
      </div>
      <p className={classes.line}>{t('console:requests.why', { name: askedBy, reason })}</p>
      <p className={`${classes.line} ${classes.quiet}`}>
        <Standing request={request} votesNeeded={votesNeeded} />
      </p>
      <Refused error={acting.error} />
      <div className={classes.acts}>
        {agreedAt === null ? (
          <Button disabled={hasAgreed} loading={acting.isPending} onClick={() => acting.mutate('agree')}>
            {t(`console:requests.${kind}.agree`)}
          </Button>
        ) : (
          <Due request={request} isPending={acting.isPending} onGo={() => acting.mutate('complete')} />
        )}
        <Button variant="subtle" color="gray" onClick={() => acting.mutate('withdraw')}>
          {t('console:requests.withdraw')}
        </Button>
      </div>
    </article>
  )
}

function What({ request: { kind, accountId, objectName, objectEmail } }: Pick<Props, 'request'>) {
  const { t } = useTranslation(['console'])
  const words = t(`console:requests.${kind}.what`, { name: objectName })
  if (accountId === null)
    return (
      <span>
        <strong>{words}</strong> <span className={classes.quiet}>{objectEmail}</span>
      </span>
    )
  return (
    <ConsoleLink to={`/accounts/${accountId}`} className={classes.name}>
      {words}
    </ConsoleLink>
  )
}

function Standing({
  request: { votes, agreedAt, dueAt },
  votesNeeded,
}: {
  request: OperatorRequest
  votesNeeded: number
}) {
  const { t } = useTranslation(['console'])
  const { time, short } = useOwnTimes()
  if (agreedAt !== null && dueAt !== null)
    return t('console:requests.told', { agreedAt: short(agreedAt), dueAt: short(dueAt) })
  const names = votes.map(({ name, votedAt }) => t('console:steps.voted', { name, time: time(votedAt) })).join(' ')
  return `${names} ${t('console:steps.more', { count: Math.max(0, votesNeeded - votes.length) })}`
}

function Due({
  request: { dueAt },
  isPending,
  onGo,
}: {
  request: OperatorRequest
  isPending: boolean
  onGo: () => void
}) {
  const { t } = useTranslation(['console'])
  const isDue = dueAt !== null && Date.parse(`${dueAt.replace(' ', 'T')}Z`) <= Date.now()
  return (
    <Button disabled={!isDue} loading={isPending} onClick={onGo}>
      {t('console:requests.resetFactor.go')}
    </Button>
  )
}

/** What became of it, in a line. */
export function EndedRequest({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation(['console'])
  const { short } = useOwnTimes()
  const { outcome, endedAt, endedBy, askedAt, askedBy, reason } = request
  return (
    <li>
      <span>
        <What request={request} /> ·{' '}
        {t(`console:requests.outcome.${outcome ?? 'lapsed'}`, { name: endedBy ?? askedBy })} · {reason}
      </span>
      <span className={classes.quiet}>{short(endedAt ?? askedAt)}</span>
    </li>
  )
}
