import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, MailingRun, RunTest } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './mailing.module.css'
import { chooseWinner, mailingsKey } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'
import { SubjectTable } from './subject-table.tsx'
import { leads, letterOf, type Variant } from './subject-test.rules.ts'

interface Props {
  mailing: MailingDetail
  run: MailingRun
  test: RunTest
}

/** How the subjects stand that readers try, and the way not to wait for their decision. */
export function LiveTest({ mailing, run, test }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const [chosen, setChosen] = useState<Variant | null>(null)
  const isOpen = test.state !== 'over' && (run.state === 'sending' || run.state === 'paused')
  const mayChoose = isOpen && account.rights.includes('controlSending')
  return (
    <section className={classes.test} aria-label={t('mailings:subjects.title')}>
      <Standing test={test} />
      <SubjectTable
        test={test}
        isSums={mailing.tracking !== 'individual'}
        act={(variant) =>
          mayChoose && (
            <Button onClick={() => setChosen(variant)}>
              {t('mailings:subjects.choose', { letter: letterOf(variant.n) })}
            </Button>
          )
        }
      />
      {chosen && <Choose mailing={mailing} run={run} variant={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}

function Standing({ test }: { test: RunTest }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const letter = letterOf(test.leader ?? 0)
  const at = test.decidedAt ?? test.waitsUntil
  const time = at === null ? '' : times.time(at)
  if (test.outcome !== null)
    return (
      <p className={classes.quiet}>
        {t(`mailings:subjects.outcome.${outcomeOf(test)}`, { letter, time, name: test.decidedBy?.name })}
      </p>
    )
  const isLed = test.variants.some((variant) => leads(test, variant))
  return (
    <p className={classes.quiet}>
      {isLed && t('mailings:subjects.leads', { letter })}{' '}
      {at === null ? t('mailings:subjects.notRunning') : t('mailings:subjects.decidesAt', { time })}
    </p>
  )
}

/** A trial has other outcomes, and no subjects. */
function outcomeOf({ outcome }: RunTest): 'most' | 'level' | 'few' | 'chosen' {
  return outcome === 'level' || outcome === 'few' || outcome === 'chosen' ? outcome : 'most'
}

function Choose({ mailing, run, variant, onClose }: Omit<Props, 'test'> & { variant: Variant; onClose: () => void }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const letter = letterOf(variant.n)
  const choose = useMutation({
    mutationFn: () => chooseWinner(account.id, mailing.id, variant.n),
    onSuccess: () => {
      onClose()
      say({ text: t('mailings:subjects.chosen', { letter }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
  })
  return (
    <Confirm
      title={t('mailings:subjects.chooseTitle', { subject: variant.subject })}
      text={t('mailings:subjects.chooseText', { count: run.waiting })}
      wayBack="none"
      keep={t('mailings:subjects.keepWaiting')}
      go={t('mailings:subjects.chooseGo', { letter })}
      isPending={choose.isPending}
      isHarmless
      onKeep={onClose}
      onGo={() => choose.mutate()}
    >
      {choose.error && <RefusedMailing error={choose.error} />}
    </Confirm>
  )
}
