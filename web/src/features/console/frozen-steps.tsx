import { Button, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession, Frozen, Now } from '../../api/console-records.ts'
import { say } from '../../ui/say.tsx'
import classes from './console.module.css'
import { agreeToUnfreeze, nowQuery } from './console.queries.ts'
import { Refused } from './refused.tsx'
import { useOwnTimes } from './use-own-times.ts'

interface Props {
  now: Now
  frozen: Frozen
  session: ConsoleSession
}

const freshSeconds = 60

/** What should be so before mail leaves again, and who has agreed to it. */
export function FrozenSteps({ now, frozen, session }: Props) {
  const { t } = useTranslation(['console'])
  const { relays, doubts } = now
  const unread = relays.filter(({ readSeconds }) => readSeconds === null || readSeconds > freshSeconds).length
  const inDoubt = doubts.reduce((sum, { mails }) => sum + mails, 0)
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:steps.title')}</Title>
      </div>
      <div className={classes.card}>
        <Step number={1} isDone={relays.length > 0 && unread === 0} title={t('console:steps.logs')}>
          {unread === 0
            ? t('console:steps.logsRead', { count: relays.length })
            : t('console:steps.logsUnread', { count: unread })}
        </Step>
        <Step number={2} isDone={inDoubt === 0} title={t('console:steps.doubts')}>
          {t('console:steps.inDoubt', { count: inDoubt })}
        </Step>
        <Agreement frozen={frozen} session={session} />
      </div>
      <p className={classes.quiet}>{t('console:steps.once')}</p>
    </section>
  )
}

function Agreement({ frozen: { votes }, session: { user, votesNeeded } }: Pick<Props, 'frozen' | 'session'>) {
  const { t } = useTranslation(['console'])
  const { time } = useOwnTimes()
  const queries = useQueryClient()
  const agree = useMutation({
    mutationFn: agreeToUnfreeze,
    onSuccess: (isFrozen) => say({ text: isFrozen ? t('console:steps.asked') : t('console:steps.unfrozen') }),
    onSettled: () => queries.invalidateQueries({ queryKey: nowQuery.queryKey }),
  })
  const hasAgreed = votes.some(({ operatorId }) => operatorId === user.id)
  const names = votes.map(({ name, votedAt }) => t('console:steps.voted', { name, time: time(votedAt) })).join(' ')
  return (
    <Step
      number={3}
      isDone={false}
      title={t('console:steps.agree', { count: votesNeeded })}
      act={
        <Button onClick={() => agree.mutate()} loading={agree.isPending} disabled={hasAgreed}>
          {t('console:steps.go')}
        </Button>
      }
    >
      {names} {t('console:steps.more', { count: Math.max(0, votesNeeded - votes.length) })}
      <Refused error={agree.error} />
    </Step>
  )
}

interface StepProps {
  number: number
  isDone: boolean
  title: string
  children: ReactNode
  act?: ReactNode
}

function Step({ number, isDone, title, children, act }: StepProps) {
  const { t } = useTranslation(['console'])
  return (
    <div className={classes.step}>
      <span className={classes.medal} data-done={isDone || undefined}>
        {isDone ? <IconCheck size={16} stroke={2} aria-label={t('console:steps.done')} /> : number}
      </span>
      <div className={classes.stepWords}>
        <strong>{title}</strong>
        <span className={classes.quiet}>{children}</span>
      </div>
      {act}
    </div>
  )
}
