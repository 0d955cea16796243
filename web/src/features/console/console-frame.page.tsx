import {
  IconActivity,
  IconBuildingCommunity,
  IconHistory,
  IconLogout,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession, Now } from '../../api/console-records.ts'
import { sessionKey } from '../../api/queries.ts'
import shared from '../../ui/frame.module.css'
import { Mark } from '../../ui/mark.tsx'
import { OwnMenu } from '../frame/own-menu.tsx'
import { sessionQuery, signOut } from '../session/session.queries.ts'
import { nowQuery } from './console.queries.ts'
import classes from './console-frame.module.css'
import { ConsoleLink } from './console-link.tsx'
import { useOwnTimes } from './use-own-times.ts'

const Said = lazy(async () => ({ default: (await import('../../ui/said.tsx')).Said }))

const places = [
  { name: 'now', to: '/', icon: IconActivity },
  { name: 'approvals', to: '/approvals', icon: IconUserCheck },
  { name: 'accounts', to: '/accounts', icon: IconBuildingCommunity },
  { name: 'requests', to: '/requests', icon: IconUsersGroup },
  { name: 'operators', to: '/operators', icon: IconUsers },
  { name: 'audit', to: '/audit', icon: IconHistory },
] as const

/** The operators' frame: another origin, an ink edge above the bar, and the name of the installation. */
export function ConsoleFramePage() {
  const { t } = useTranslation(['console', 'frame'])
  const { data: now } = useQuery(nowQuery)
  const session = useQuery(sessionQuery).data as unknown as ConsoleSession | null
  if (!session) return null
  const waiting: Record<string, number | undefined> = {
    approvals: now?.counts.waiting,
    requests: now?.counts.requests,
  }
  return (
    <div className={classes.frame}>
      <a className={shared.skip} href="#content">
        {t('frame:skip')}
      </a>
      <header className={classes.bar}>
        <Mark />
        <strong>{t('console:operator')}</strong>
        <span className={classes.installation}>{session.installation}</span>
        <span className={classes.space} />
        <State now={now} />
        <Own session={session} />
      </header>
      <nav className={classes.side} aria-label={t('frame:main')}>
        {places.map(({ name, to, icon: Icon }) => (
          <ConsoleLink
            key={name}
            to={to}
            exact={to === '/'}
            className={`${shared.place} ${classes.place}`}
            title={t(`console:place.${name}`)}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            <span className={classes.label}>{t(`console:place.${name}`)}</span>
            {Boolean(waiting[name]) && (
              <span className={classes.count}>{t('console:number', { count: waiting[name] })}</span>
            )}
          </ConsoleLink>
        ))}
      </nav>
      <main className={classes.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense fallback={null}>
        <Said />
      </Suspense>
    </div>
  )
}

function State({ now }: { now: Now | undefined }) {
  const { t } = useTranslation(['console'])
  const { time } = useOwnTimes()
  if (!now) return null
  const kind = now.frozen ? 'frozen' : now.senders.length === 0 ? 'noSender' : 'leaving'
  const since = now.frozen?.since
  return (
    <span className={classes.state} data-kind={kind} role="status">
      <span className={classes.dot} aria-hidden />
      <span className={classes.stateWords}>
        {kind === 'frozen' && since
          ? t('console:state.frozenSince', { time: time(since) })
          : t(`console:state.${kind}`)}
      </span>
    </span>
  )
}

function Own({ session }: { session: ConsoleSession }) {
  const { t } = useTranslation(['frame'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      queries.clear()
      queries.setQueryData(sessionKey, null)
      await navigate({ to: '/sign-in' })
    },
  })
  return (
    <OwnMenu
      user={session.user}
      acts={[{ id: 'leave', label: t('frame:leave'), icon: IconLogout, run: () => leave.mutate() }]}
    />
  )
}
