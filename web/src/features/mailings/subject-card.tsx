import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { Equation } from '../../ui/equation.tsx'
import type { CardProps } from './content-card.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import { letterOf, partsOf, type SubjectTest } from './subject-test.rules.ts'
import { useChangeMailing } from './use-change-mailing.ts'

/** Several subjects that readers try: who gets which, and who waits for the best one. */
export function SubjectCard({ mailing, test, mayWrite, onChange }: CardProps & { test: SubjectTest }) {
  const { t } = useTranslation(['mailings'])
  const subjects = [mailing.subject, ...test.otherSubjects]
  const check = mailing.checks.find(({ name }) => name === 'subjectTest')
  return (
    <MailingCard
      id="subject"
      state={check?.verdict === 'blocking' ? 'open' : 'done'}
      title={t('mailings:subjects.title')}
      summary={t('mailings:subjects.summary', { count: subjects.length })}
      act={
        mayWrite && (
          <div className={classes.pair}>
            <Button onClick={onChange}>{t('mailings:card.change')}</Button>
            <OneOnly mailing={mailing} />
          </div>
        )
      }
    >
      <ol className={classes.subjects}>
        {subjects.map((subject, n) => (
          <li key={letterOf(n)}>
            <span className={classes.letter}>{letterOf(n)}</span>
            <span>{subject || t('mailings:content.noSubject')}</span>
          </li>
        ))}
      </ol>
      <p className={classes.quiet}>
        {t('mailings:subjects.terms', { percent: test.percent / 100, count: test.hours })}{' '}
        {t(`mailings:subjects.by.${test.winsBy}`)}
      </p>
      <TestEquation reached={mailing.audience.reached} test={test} />
      <p className={classes.counted}>
        {t('mailings:subjects.lot')} {mailing.tracking === 'aggregate' && t('mailings:subjects.noRecognition')}
      </p>
    </MailingCard>
  )
}

/** The first one stays. */
function OneOnly({ mailing }: { mailing: MailingDetail }) {
  const { t } = useTranslation(['mailings'])
  const save = useChangeMailing(mailing, { subjectTest: null }, () => undefined)
  return (
    <Button onClick={save.run} loading={save.isPending}>
      {t('mailings:subjects.oneOnly')}
    </Button>
  )
}

export function TestEquation({ reached, test }: { reached: number; test: SubjectTest }) {
  const { t } = useTranslation(['mailings'])
  const { tried, rest } = partsOf(reached, test)
  const parts = [
    ...tried.map((value, n) => ({
      key: letterOf(n),
      name: t('mailings:subjects.get', { letter: letterOf(n) }),
      value,
      kind: 'good' as const,
    })),
    { key: 'rest', name: t('mailings:subjects.wait'), value: rest, kind: 'gone' as const },
  ]
  return (
    <Equation
      sentence={t('mailings:subjects.equation', { total: reached, first: reached - rest, rest })}
      name={t('mailings:audience.part.reached')}
      total={reached}
      parts={parts}
    />
  )
}
