import { Drawer } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { JobTray } from '../jobs/job-tray.tsx'
import { signOut } from '../session/session.queries.ts'
import { findPeople } from '../subscribers/subscribers.queries.ts'
import classes from './frame.module.css'
import { BottomBar, Navigation } from './navigation.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { TopBar } from './top-bar.tsx'
import { useActs } from './use-acts.ts'
import { useLiveAccount } from './use-live-account.ts'
import { usePalette } from './use-palette.ts'

/** What stays while pages change: where one is, where one can go, and what is being done meanwhile. */
export function FramePage() {
  const { t } = useTranslation(['frame'])
  const { account, session } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [drawer, setDrawer] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const isLive = useLiveAccount(account.id)

  const leave = async () => {
    await signOut().catch(() => undefined)
    queries.clear()
    await navigate({ to: '/sign-in' })
  }
  const acts = useActs({ account, accounts: session.accounts, leave })
  const people = account.rights.includes('seePeople') ? findPeople(queries, account.id) : null
  const palette = usePalette({ account, acts, people })
  const byKeys = acts.flatMap(({ keys, run }) => (keys ? [[keys, run] as const] : []))
  useKeys({ ...Object.fromEntries(byKeys), '?': () => setShortcuts(true) })

  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t('frame:skip')}
      </a>
      <TopBar isLive={isLive} acts={acts} onSearch={palette.open} onMenu={() => setDrawer(true)} />
      <div className={classes.side}>
        <Navigation account={account} />
      </div>
      <main className={classes.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <BottomBar account={account} />
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        size={256}
        title={account.name}
        closeButtonProps={{ 'aria-label': t('frame:close') }}
      >
        <Navigation account={account} onChoose={() => setDrawer(false)} />
      </Drawer>
      <JobTray account={account} />
      <Notifications position="bottom-left" limit={3} />
      <ShortcutList opened={shortcuts} onClose={() => setShortcuts(false)} acts={acts} />
      {palette.element}
    </div>
  )
}
