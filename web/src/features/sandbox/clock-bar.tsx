import { Button } from '@mantine/core'
import { IconClockPlay, IconPlayerSkipForward, IconRotate2 } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account, SandboxState } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './sandbox.module.css'
import { forgetInbox, resetSandbox, sandboxQuery, turnClock } from './sandbox.queries.ts'
import { secondsUntilNext } from './sandbox.rules.ts'

const hour = 3600
const day = 24 * hour

/** What time it is in the sandbox, and the ways forward. */
export function ClockBar({ account }: { account: Account }) {
  const { t } = useTranslation(['sandbox'])
  const queries = useQueryClient()
  const { data: state } = useQuery(sandboxQuery(account.id))
  const turn = useMutation({
    mutationFn: (seconds: number) => turnClock(account.id, seconds),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account', account.id] }),
  })
  const until = state ? secondsUntilNext(state) : null
  const steps = [
    [t('sandbox:clock.hour'), hour],
    [t('sandbox:clock.day'), day],
    [t('sandbox:clock.week'), 7 * day],
  ] as const
  return (
    <section className={classes.clock} aria-label={t('sandbox:clock.name')}>
      <IconClockPlay size={20} stroke={1.6} aria-hidden className={classes.clockIcon} />
      <Now account={account} state={state} />
      <div className={classes.steps}>
        {steps.map(([label, seconds]) => (
          <Button
            key={seconds}
            leftSection={<IconPlayerSkipForward size={16} stroke={1.6} aria-hidden />}
            disabled={turn.isPending}
            onClick={() => turn.mutate(seconds)}
          >
            {label}
          </Button>
        ))}
        {until !== null && (
          <Button disabled={turn.isPending} onClick={() => turn.mutate(until)}>
            {t('sandbox:clock.next')}
            <Next account={account} state={state} />
          </Button>
        )}
      </div>
      <Reset account={account} />
      {turn.error && (
        <Notice
          kind="refusal"
          title={t('sandbox:clock.refused')}
          text={t('sandbox:clock.forward')}
          error={turn.error}
        />
      )}
    </section>
  )
}

interface Shown {
  account: Account
  state: SandboxState | undefined
}

function Now({ account, state }: Shown) {
  const { t } = useTranslation(['sandbox'])
  const { now } = useTimes(account.timeZone)
  const ahead = state?.aheadSeconds ?? 0
  const days = Math.floor(ahead / day)
  return (
    <div className={classes.now}>
      <div className={classes.faint}>{t('sandbox:clock.name')}</div>
      <div aria-live="polite">
        <strong>{state ? now(instantOf(state.now)) : '…'}</strong>{' '}
        <span className={classes.ahead} data-ahead={ahead > 0 || undefined}>
          {ahead > 0 && days === 0 ? t('sandbox:clock.aheadHours') : t('sandbox:clock.ahead', { count: days })}
          {state?.until && ` · ${t('sandbox:clock.onItsWay', { at: now(instantOf(state.until)) })}`}
        </span>
      </div>
    </div>
  )
}

function Next({ account, state }: Shown) {
  const { t } = useTranslation(['sandbox'])
  const { short } = useTimes(account.timeZone)
  const next = state?.next
  if (!next) return null
  const at = short(next.at)
  const words =
    next.name === null ? t('sandbox:clock.nextReport', { at }) : t('sandbox:clock.nextMailing', { name: next.name, at })
  return <span className={classes.what}>{words}</span>
}

function Reset({ account }: { account: Account }) {
  const { t } = useTranslation(['sandbox'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const reset = useMutation({
    mutationFn: () => resetSandbox(account.id),
    onSuccess: async () => {
      setAsked(false)
      say({ text: t('sandbox:reset.done') })
      // Nobody asks for mails that are gone.
      forgetInbox(queries, account.id)
      await navigate({ to: '/accounts/$accountId/sandbox', params: { accountId: String(account.id) }, search: {} })
      await queries.invalidateQueries({ queryKey: ['account', account.id] })
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconRotate2 size={16} stroke={1.6} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('sandbox:reset.go')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('sandbox:reset.title')}
          text={t('sandbox:reset.text')}
          wayBack="none"
          keep={t('sandbox:reset.keep')}
          go={t('sandbox:reset.go')}
          isPending={reset.isPending}
          onKeep={() => setAsked(false)}
          onGo={() => reset.mutate()}
        >
          {reset.error && <Notice kind="bad" title={t('sandbox:reset.refused')} error={reset.error} isUnexplained />}
        </Confirm>
      )}
    </>
  )
}
