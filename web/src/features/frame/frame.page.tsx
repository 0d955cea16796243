import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import shared from '../../ui/frame.module.css'
import { OnceWanted } from '../../ui/once-wanted.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { loadWords } from '../../words/words.ts'
import { useReadyExports } from '../exports/use-ready-exports.ts'
import { JobTray } from '../jobs/job-tray.tsx'
import { jobsQuery } from '../jobs/jobs.queries.ts'
import { isFactorOverdue, isOwnPlace } from '../session/factor-due.rules.ts'
import { signOut } from '../session/session.queries.ts'
import { useIdentity } from '../session/use-identity.ts'
import { useIdleEnd } from '../session/use-idle-end.ts'
import { settingsPagesOf, settingsPlaces } from '../settings/settings-pages.rules.ts'
import { findPeople } from '../subscribers/subscribers.queries.ts'
import { supportQuery } from '../support/support.queries.ts'
import classes from './frame.module.css'
import { BottomBar, Navigation } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'
import { useActs } from './use-acts.ts'
import { useLeave } from './use-leave.ts'
import { useLiveAccount } from './use-live-account.ts'
import { usePalette } from './use-palette.ts'

const Said = lazy(async () => ({ default: (await import('../../ui/said.tsx')).Said }))
const PlacesDrawer = lazy(async () => ({ default: (await import('./places-drawer.tsx')).PlacesDrawer }))
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }))
const ReadyExport = lazy(async () => ({ default: (await import('../exports/ready-export.tsx')).ReadyExport }))
const FactorDue = lazy(async () => ({ default: (await import('../session/factor-due.tsx')).FactorDue }))
const ClosedAccount = lazy(async () => {
  const [{ ClosedAccount }] = await Promise.all([import('../account-ending/closed-account.tsx'), loadWords('ending')])
  return { default: ClosedAccount }
})
const SupportBanner = lazy(async () => ({ default: (await import('../support/support-banner.tsx')).SupportBanner }))
const Ribbon = lazy(async () => {
  const [{ Ribbon }] = await Promise.all([import('../sandbox/ribbon.tsx'), loadWords('sandbox')])
  return { default: Ribbon }
})
const Places = lazy(async () => ({ default: (await import('../mailings/mailing-places.tsx')).MailingPlaces }))
const IdleWarning = lazy(async () => {
  const [{ IdleWarning }] = await Promise.all([import('../session/idle-warning.tsx'), loadWords('identity')])
  return { default: IdleWarning }
})
const NotLeft = lazy(async () => ({ default: (await import('./not-left.tsx')).NotLeft }))

/** What stays while pages change: where one is, where one can go, and what is being done meanwhile. */
export function FramePage() {
  const { t } = useTranslation(['frame'])
  const { account, session } = useAccount()
  const queries = useQueryClient()
  const [drawer, setDrawer] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const isLive = useLiveAccount(account.id)
  const isAmongMailings = useLocation({ select: ({ pathname }) => pathname.includes('/mailings') })

  const leave = useLeave(signOut)
  const identity = useIdentity(session.user)
  const [isIdle, look] = useIdleEnd(session.idleSeconds)
  const acts = useActs({ account, accounts: session.accounts, leave: leave.run })
  const people = account.rights.includes('seePeople') ? findPeople(queries, account.id) : null
  const palette = usePalette({ account, acts, people, settings: useSettings(account) })
  const byKeys = acts.flatMap(({ keys, run }) => (keys ? [[keys, run] as const] : []))
  useKeys({ ...Object.fromEntries(byKeys), '?': () => setShortcuts(true) })

  return (
    <div className={classes.frame} data-sandbox={account.sandboxOf !== null || undefined}>
      <a className={shared.skip} href="#content">
        {t('frame:skip')}
      </a>
      {account.sandboxOf !== null && (
        <div className={classes.ribbon}>
          <Suspense>
            <Ribbon account={account} />
          </Suspense>
        </div>
      )}
      <TopBar isLive={isLive} acts={acts} onSearch={palette.open} onMenu={() => setDrawer(true)} />
      <div className={classes.side}>
        <Navigation account={account} below={{ mailings: isAmongMailings && <MailingPlaces account={account} /> }} />
      </div>
      <div className={classes.content}>
        <Page account={account} />
        <Tray account={account} />
      </div>
      <BottomBar account={account} onMore={() => setDrawer(true)} />
      <OnceWanted isWanted={drawer}>
        <PlacesDrawer opened={drawer} onClose={() => setDrawer(false)} account={account} />
      </OnceWanted>
      <Suspense fallback={null}>
        <Said />
      </Suspense>
      <OnceWanted isWanted={shortcuts}>
        <ShortcutList opened={shortcuts} onClose={() => setShortcuts(false)} acts={acts} />
      </OnceWanted>
      {palette.element}
      <OnceWanted isWanted={leave.isRefused}>{leave.isRefused && <NotLeft leave={leave} />}</OnceWanted>
      {identity}
      <OnceWanted isWanted={isIdle}>{isIdle && <IdleWarning onStayed={look} />}</OnceWanted>
    </div>
  )
}

function useSettings(account: Account) {
  const navigate = useNavigate()
  const params = { accountId: String(account.id) }
  return settingsPagesOf(account).map(({ page }) => ({
    page,
    visit: () => void navigate({ to: settingsPlaces[page], params }),
  }))
}

function MailingPlaces({ account }: { account: Account }) {
  return (
    <Suspense>
      <Places account={account} />
    </Suspense>
  )
}

/**
 * With a word before it while the account waits for a second factor of the user, and not at all once their days are over. It
 * stays what it is when the word goes: recovery codes that are shown once stand on it.
 */
function Page({ account }: { account: Account }) {
  const isOwn = useLocation({ select: ({ pathname }) => isOwnPlace(pathname) })
  const { data: support } = useQuery(supportQuery(account.id))
  const dueAt = account.secondFactorDueAt
  const isShut = isFactorOverdue(account, Date.now()) && !isOwn
  return (
    <>
      {support && (
        <Suspense>
          <SupportBanner account={account} session={support} />
        </Suspense>
      )}
      {dueAt !== null && (
        <Suspense>
          <FactorDue account={account} dueAt={dueAt} isShut={isShut} />
        </Suspense>
      )}
      {account.closedAt !== null && (
        <Suspense>
          <ClosedAccount account={account} closedAt={account.closedAt} />
        </Suspense>
      )}
      {!isShut && (
        <main className={classes.main} id="content" tabIndex={-1}>
          <Outlet />
        </main>
      )}
    </>
  )
}

/** What runs in the background, and which of one's own files wait. */
function Tray({ account }: { account: Account }) {
  const { data: jobs = [] } = useQuery(jobsQuery(account.id))
  const results = useReadyExports(jobs).map((job) => (
    <Suspense key={job.id}>
      <ReadyExport job={job} />
    </Suspense>
  ))
  return <JobTray account={account} results={results} />
}
