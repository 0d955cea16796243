import { Badge, SegmentedControl } from '@mantine/core'
import { IconChartDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { PeopleDialog } from '../mailings/people-dialog.tsx'
import { RetryFailed } from '../mailings/retry-failed.tsx'
import { SubjectTable } from '../mailings/subject-table.tsx'
import { MailPreview } from '../previews/mail-preview.tsx'
import { rankLinks } from './click-map.rules.ts'
import { ClickMap } from './click-map.tsx'
import { FirstHours } from './first-hours.tsx'
import { ReadOn, ToldApart } from './read-on.tsx'
import classes from './report.module.css'
import { reportQuery } from './report.queries.ts'
import { type Counted, sharesOf, verdictOf } from './report.rules.ts'
import { ReportEquation } from './report-equation.tsx'
import { ReportExport } from './report-export.tsx'
import { ReportGroups } from './report-groups.tsx'
import { ReportLinks } from './report-links.tsx'
import { ReportTiles } from './report-tiles.tsx'
import { TestResult } from './test-result.tsx'

const route = '/accounts/$accountId/mailings/$mailingId/report'

/** What became of a mailing: a sentence, then the figures that prove it, each a door to its people. */
export function ReportPage() {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const { mailingId } = useParams({ from: route })
  const { data, error, refetch } = useQuery(reportQuery(account.id, Number(mailingId)))
  usePageName(data?.name ?? t('reports:title'))
  if (error && 'status' in error && error.status === 404)
    return <Empty icon={IconChartDots} title={t('reports:none.title')} text={t('reports:none.text')} />
  if (error) return <Failure error={error} title={t('reports:notLoaded')} onRetry={() => void refetch()} />
  return data ? <Sheet report={data} /> : <SkeletonRows columns={4} />
}

function Sheet({ report }: { report: Report }) {
  const { t } = useTranslation(['reports'])
  const { count: counted = 'people' } = useSearch({ from: route })
  const ranked = rankLinks(report, counted)
  const [shown, setShown] = useState(report.mailingId)
  return (
    <div className={classes.page}>
      <Path report={report} />
      <Head report={report} counted={counted} />
      <h2 className={classes.sentence}>{useSentence(report)}</h2>
      {report.test?.kind === 'subjects' && (
        <TestResult
          report={report}
          test={report.test}
          table={<SubjectTable test={report.test} isSums={report.counting === 'sums' || report.counting === 'none'} />}
        />
      )}
      <ReportEquation
        parts={report.parts}
        people={(part, onClose) => (
          <PeopleDialog
            title={t('reports:partPeople', { part: t(`reports:parts.${part}`) })}
            of="run/people"
            mailingId={report.mailingId}
            part={part}
            onClose={onClose}
          />
        )}
      />
      <ReportTiles report={report} counted={counted} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <FirstHours report={report} counted={counted} />
          <ReportLinks report={report} ranked={ranked} />
          <div className={classes.pair}>
            <ReadOn report={report} />
            <ToldApart machines={report.machines} />
          </div>
          {report.byGroup && <ReportGroups report={report} byGroup={report.byGroup} />}
        </div>
        {report.counting !== 'none' && ranked.length > 0 && (
          <ClickMap
            ranked={ranked}
            mail={(scale, over) => (
              <MailPreview key={shown} mailingId={shown} view="desktop" scale={scale} over={over} />
            )}
          >
            <LanguageChoice
              label={t('reports:map.language')}
              choices={report.languages.map(({ mailingId: id, languageIso }) => ({ id, languageIso }))}
              value={shown}
              onChange={setShown}
            />
          </ClickMap>
        )}
      </div>
    </div>
  )
}

function Path({ report: { mailingId } }: { report: Report }) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const accountId = String(account.id)
  return (
    <Crumbs
      label={t('reports:path')}
      above={
        <Link to="/accounts/$accountId/mailings" params={{ accountId }} search={{}}>
          {t('reports:mailings')}
        </Link>
      }
      here={
        <Link to="/accounts/$accountId/mailings/$mailingId" params={{ accountId, mailingId: String(mailingId) }}>
          {t('reports:mailing')}
        </Link>
      }
    />
  )
}

function Head({ report, counted }: { report: Report; counted: Counted }) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const navigate = useNavigate({ from: route })
  const { startedAt, finishedAt, calculatedAt } = report
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.name}>{report.name}</h1>
        <div className={classes.under}>
          <Badge variant="light" color={report.state === 'finished' ? 'green' : 'gray'}>
            {t(`reports:state.${report.state}`)}
          </Badge>
          <span>
            {finishedAt
              ? t('reports:fromTo', { from: times.moment(startedAt), to: times.time(finishedAt) })
              : t('reports:since', { from: times.moment(startedAt) })}
          </span>
          <span>{t('reports:countedUpTo', { at: times.short(calculatedAt) })}</span>
        </div>
      </div>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('reports:count.label')}
          value={counted}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, count: value === 'all' ? 'all' : undefined }), replace: true })
          }
          data={[
            { value: 'people', label: t('reports:count.people') },
            { value: 'all', label: t('reports:count.all') },
          ]}
        />
        {account.rights.includes('controlSending') && (
          <RetryFailed mailingId={report.mailingId} retryable={report.retryable} />
        )}
        <ReportExport mailingId={report.mailingId} hasGroups={report.byGroup !== null} />
      </div>
    </div>
  )
}

/** How it went, in words. */
function useSentence(report: Report): string {
  const { t } = useTranslation(['reports'])
  const { counting, figures } = report
  const got = t('reports:got', { count: figures.delivered })
  if (counting === 'none') return t('reports:both', { got, read: t('reports:notCounted') })
  if (figures.opens + figures.clicks === 0) return t('reports:both', { got, read: t('reports:nothingYet') })
  if (counting === 'sums') {
    const per100 = (n: number) => (figures.delivered === 0 ? 0 : (n / figures.delivered) * 100)
    const read = t('reports:per100', { opens: per100(figures.opens), clicks: per100(figures.clicks) })
    return t('reports:both', { got, read })
  }
  const [opened, clicked] = sharesOf(figures)
  const verdict = verdictOf(report)
  const shares = t(counting === 'some' ? 'reports:readAtLeast' : 'reports:read', { opened, clicked })
  return t('reports:both', {
    got,
    read: verdict ? t(`reports:against.${verdict}`, { shares }) : t('reports:alone', { shares }),
  })
}
