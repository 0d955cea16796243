import { IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report, RunTest } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './report.module.css'
import { outcomeOf } from './report.rules.ts'

/** Which of the subjects won, why, and how many got it afterwards. */
export function TestResult({ report, test, table }: { report: Report; test: RunTest; table: ReactNode }) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const winner = test.variants.find(({ n }) => n === test.winner)
  const time = test.decidedAt === null ? '' : times.time(test.decidedAt)
  return (
    <section className={classes.section} aria-label={t('reports:test.title')}>
      <h3 className={classes.result}>
        {winner
          ? t('reports:test.won', { subject: winner.subject, time, count: report.targeted - test.people })
          : t('reports:test.open', { count: test.variants.length })}
      </h3>
      {winner && (
        <p className={classes.why}>
          <IconTrophy size={18} stroke={1.6} aria-hidden />
          {t(`reports:test.why.${outcomeOf(test)}`, {
            by: t(`reports:test.by.${test.judgedBy ?? 'clicks'}`),
            name: test.decidedBy?.name ?? '',
          })}
        </p>
      )}
      {table}
      <p className={classes.note}>{t('reports:test.note')}</p>
    </section>
  )
}
