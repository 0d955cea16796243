import { IconCircleCheck, IconGauge } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, MailingRun } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Announced } from '../../ui/announced.tsx'
import { ButtonLink } from '../../ui/button-link.ts'
import { placeOf } from '../../ui/clock.rules.ts'
import { Door } from '../../ui/door.tsx'
import { Equation } from '../../ui/equation.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { doneOf, partsShown, type RunPart, runParts, sentenceOf, whyOf } from './live.rules.ts'
import { LiveActs } from './live-acts.tsx'
import { LiveAside } from './live-aside.tsx'
import { LiveTest } from './live-test.tsx'
import classes from './mailing.module.css'
import { MailingHead } from './mailing-head.tsx'
import { mailingQuery, mailingsKey } from './mailings.queries.ts'
import { PeopleDialog } from './people-dialog.tsx'
import { useRun } from './use-run.ts'

/** While it goes out, and after: where everybody stands, and if nothing moves, why. */
export function LiveRun({ mailing, mail }: { mailing: MailingDetail; mail: ReactNode }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: run, error, refetch } = useRun(mailing.id)
  useFreshMailing(mailing, run)
  return (
    <>
      <MailingHead mailing={mailing} under={run && <Since mailing={mailing} run={run} />}>
        {run && account.rights.includes('controlSending') && <LiveActs mailing={mailing} run={run} />}
        {run && (
          <ButtonLink
            component="a"
            to="/accounts/$accountId/mailings/$mailingId/report"
            params={{ accountId: String(account.id), mailingId: String(mailing.id) }}
          >
            {t('mailings:live.report')}
          </ButtonLink>
        )}
      </MailingHead>
      {error && !run ? (
        <Failure error={error} title={t('mailings:oneNotLoaded')} onRetry={() => void refetch()} />
      ) : !run ? (
        <SkeletonRows columns={2} />
      ) : (
        <div className={classes.columns}>
          <div className={classes.live}>
            <Sentence run={run} />
            <Why run={run} />
            {run.test?.kind === 'subjects' && <LiveTest mailing={mailing} run={run} test={run.test} />}
            <RunEquation mailing={mailing} run={run} />
          </div>
          <LiveAside run={run} mail={mail} />
        </div>
      )}
    </>
  )
}

/** What the run has become is also what its mailing is. */
function useFreshMailing({ id, state }: MailingDetail, run: MailingRun | undefined): void {
  const { account } = useAccount()
  const queries = useQueryClient()
  const isOld = run !== undefined && state !== (run.state === 'finished' ? 'sent' : run.state)
  useEffect(() => {
    if (!isOld) return
    const look = () => {
      void queries.invalidateQueries({ queryKey: mailingQuery(account.id, id).queryKey })
      void queries.invalidateQueries({ queryKey: [...mailingsKey(account.id), 'list'] })
    }
    look()
    const timer = setInterval(look, 2000)
    return () => clearInterval(timer)
  }, [isOld, queries, account.id, id])
}

function Since({ mailing, run }: { mailing: MailingDetail; run: MailingRun }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  return (
    <>
      <span>
        {run.finishedAt === null
          ? t('mailings:under.since', { time: times.short(run.startedAt), place: times.place })
          : t('mailings:under.ended', { when: times.moment(run.finishedAt) })}
      </span>
      {mailing.plannedBy?.name && <span>{t('mailings:under.plannedBy', { name: mailing.plannedBy.name })}</span>}
    </>
  )
}

function Sentence({ run }: { run: MailingRun }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const sentence = sentenceOf(run)
  const done = sentence === 'finished' ? run.accepted : doneOf(run)
  const count = sentence === 'held' ? done : run.targeted
  const text = t(`mailings:live.sentence.${sentence}`, { done, count })
  return (
    <>
      <p className={classes.sentence}>
        {text}{' '}
        {run.endsAt !== null &&
          t('mailings:live.sentence.endsAt', { time: run.hours ? times.short(run.endsAt) : times.time(run.endsAt) })}
      </p>
      <Announced text={text} />
    </>
  )
}

function Why({ run }: { run: MailingRun }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const why = whyOf(run)
  const at = run.finishedAt ?? (run.stillReason === null ? run.pausedAt : (run.test?.waitsUntil ?? null))
  const { pause } = run
  return (
    <p className={classes.why} data-held={run.state === 'paused' || run.stillReason !== null || undefined}>
      <IconGauge size={18} stroke={1.6} aria-hidden />
      <span>
        {pause?.kind === 'trial' && t('mailings:trial.held')}{' '}
        {pause?.matter
          ? t(`mailings:live.brake.${pause.matter}`, { count: pause.count ?? 0, of: pause.of })
          : t(`mailings:live.why.${why}`, {
              count: (why === 'hour' ? run.hours?.people : (run.deferred?.mails ?? run.perMinute)) ?? 0,
              provider: run.deferred?.provider,
              retry: run.deferred === null ? '' : times.time(run.deferred.nextAt),
              detail: pause?.detail,
              place: placeOf(run.hours?.zone ?? ''),
              moment: run.hours === null ? '' : times.short(run.hours.nextAt),
              name: pause?.by?.name,
              time: at === null ? '' : times.time(at),
            })}
      </span>
    </p>
  )
}

function RunEquation({ mailing, run }: { mailing: MailingDetail; run: MailingRun }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const [part, setPart] = useState<RunPart | null>(null)
  const parts = partsShown(run).map((key) => ({
    key,
    name: t(`mailings:live.part.${key}`),
    value: run[key],
    kind: runParts[key],
  }))
  const mayOpen = account.rights.includes('seePeople') && run.isKept
  const { targeted, accepted, refused, excluded, failed, inDoubt, waiting, canceled } = run
  const counts = { targeted, accepted, refused, excluded, failed, inDoubt, waiting, canceled }
  return (
    <>
      <Equation
        sentence={t('mailings:live.equation', counts)}
        name={t('mailings:live.total')}
        total={targeted}
        parts={parts}
        open={(each, term) => (mayOpen && each.value > 0 ? <Door onOpen={() => setPart(each.key)}>{term}</Door> : term)}
      />
      {run.difference === 0 && (
        <p className={classes.addsUp}>
          <IconCircleCheck size={16} stroke={1.6} aria-hidden />
          {t('mailings:live.addsUp', {
            ...{ delivered: run.delivered, inQueue: run.inQueue, cameBack: run.cameBack },
            time: times.time(run.seenAt),
          })}
        </p>
      )}
      {inDoubt > 0 && <p className={classes.counted}>{t('mailings:live.inDoubtText')}</p>}
      {part && (
        <PeopleDialog
          title={t(`mailings:live.people.${part}`)}
          of="run/people"
          mailingId={mailing.id}
          part={part}
          onClose={() => setPart(null)}
        />
      )}
    </>
  )
}
