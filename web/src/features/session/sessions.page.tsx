import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedSession } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { deviceOf } from './agent.rules.ts'
import { useEndSession } from './end-session.ts'
import classes from './sessions.module.css'
import { sessionsQuery } from './sessions.queries.ts'

/** Where one is signed in, and a way to end what one does not know or no longer needs. Never empty: one is looking. */
export function SessionsPage() {
  const { t } = useTranslation(['sessions'])
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const { run, pendingId, refused } = useEndSession()
  usePageName(t('sessions:title'))
  return (
    <div className={classes.page}>
      <PageHead title={t('sessions:title')} above={sessions && t('sessions:standing', { count: sessions.length })} />
      {refused && (
        <Notice
          kind="bad"
          title={t('sessions:notEnded.title')}
          text={t('sessions:notEnded.text')}
          error={refused}
          isUnexplained
        />
      )}
      {error ? (
        <Failure error={error} title={t('sessions:notLoaded')} onRetry={() => void refetch()} />
      ) : sessions ? (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} isEnding={pendingId === session.id} onEnd={() => run(session)} />
          ))}
        </ul>
      ) : (
        <SkeletonRows columns={2} />
      )}
      <p className={classes.advice}>{t('sessions:advice')}</p>
    </div>
  )
}

interface RowProps {
  session: ListedSession
  isEnding: boolean
  onEnd: () => void
}

function Row({ session, isEnding, onEnd }: RowProps) {
  const { t } = useTranslation(['sessions'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const { browser, system, isPhone } = deviceOf(session.agent)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  const name = t('sessions:device', {
    browser: browser ?? t('sessions:someBrowser'),
    system: system ?? t('sessions:someSystem'),
  })
  return (
    <li className={classes.session}>
      <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <p>{t('sessions:seen', { moment: moment(session.seenAt) })}</p>
        <p>{t('sessions:began', { moment: moment(session.createdAt), address: session.address })}</p>
      </div>
      {session.isCurrent ? (
        <span className={classes.current}>{t('sessions:current')}</span>
      ) : (
        <Button loading={isEnding} onClick={onEnd} aria-label={t('sessions:endNamed', { name })}>
          {t('sessions:end')}
        </Button>
      )}
    </li>
  )
}
