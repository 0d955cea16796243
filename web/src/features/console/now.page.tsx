import { Button, Title } from '@mantine/core'
import { IconSnowflake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession, Now } from '../../api/console-records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { sessionQuery } from '../session/session.queries.ts'
import { Doubts, WhoIsHere } from './asides.tsx'
import classes from './console.module.css'
import { nowQuery } from './console.queries.ts'
import { FreezeDialog } from './freeze-dialog.tsx'
import { FrozenSteps } from './frozen-steps.tsx'
import { Lanes } from './lanes.tsx'
import { Processes } from './processes.tsx'
import { useOwnTimes } from './use-own-times.ts'
import { WaitingList } from './waiting-list.tsx'

/** Is mail leaving? */
export function NowPage() {
  const { t } = useTranslation(['console'])
  usePageName(t('console:place.now'))
  const session = useQuery(sessionQuery).data as unknown as ConsoleSession | null
  const { data: now, error, refetch } = useQuery(nowQuery)
  const { now: momentOf } = useOwnTimes()
  const [isFreezing, setFreezing] = useState(false)
  const sentence = useSentence(now)
  if (!now || !session) {
    return (
      <div className={classes.page}>
        {error ? (
          <Failure error={error} title={t('console:notLoaded')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows columns={4} />
        )}
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <PageHead title={sentence} above={momentOf(new Date())}>
        {!now.frozen && (
          <Button
            color="red"
            variant="light"
            leftSection={<IconSnowflake size={16} stroke={1.6} aria-hidden />}
            onClick={() => setFreezing(true)}
          >
            {t('console:freeze.open')}
          </Button>
        )}
      </PageHead>
      <Notices now={now} votesNeeded={session.votesNeeded} />
      <div className={classes.columns}>
        <div className={classes.first}>
          {now.frozen && <FrozenSteps now={now} frozen={now.frozen} session={session} />}
          <Findings now={now} />
          <Lanes now={now} />
          <Processes now={now} />
        </div>
        <div className={classes.aside}>
          <WaitingList />
          <Doubts now={now} />
          <WhoIsHere now={now} />
        </div>
      </div>
      {isFreezing && <FreezeDialog installation={session.installation} onClose={() => setFreezing(false)} />}
    </div>
  )
}

/** What somebody must know first, as a sentence. */
function useSentence(now: Now | undefined): string {
  const { t } = useTranslation(['console'])
  const { time } = useOwnTimes()
  if (!now) return ''
  const { frozen, findings, senders, counts } = now
  if (frozen) {
    return frozen.since ? t('console:sentence.frozenSince', { time: time(frozen.since) }) : t('console:sentence.frozen')
  }
  const first =
    senders.length === 0
      ? t('console:sentence.noSender')
      : findings.length > 0
        ? t('console:sentence.needs', { count: findings.length })
        : t('console:sentence.leaving')
  return counts.waiting > 0 ? `${first} ${t('console:sentence.waiting', { count: counts.waiting })}` : first
}

function Notices({ now, votesNeeded }: { now: Now; votesNeeded: number }) {
  const { t } = useTranslation(['console'])
  if (!now.frozen && votesNeeded > 1) return null
  return (
    <div className={classes.notices}>
      {now.frozen && (
        <Notice
          quiet
          kind="bad"
          title={t('console:frozen.title', { count: now.counts.accounts })}
          text={t('console:frozen.text', { reason: now.frozen.reason })}
        />
      )}
      {votesNeeded === 1 && (
        <Notice quiet kind="warn" title={t('console:oneVote.title')} text={t('console:oneVote.text')} />
      )}
    </div>
  )
}

function Findings({ now }: { now: Now }) {
  const { t } = useTranslation(['console'])
  // That it is frozen stands above.
  const shown = now.findings.filter((kind) => kind !== 'frozen')
  if (shown.length === 0) return null
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:findings')}</Title>
        <code className={classes.quiet}>postrider sending doctor</code>
      </div>
      <ul className={classes.list}>
        {shown.map((kind) => (
          <li key={kind}>{t(`console:finding.${kind}`)}</li>
        ))}
      </ul>
    </section>
  )
}
