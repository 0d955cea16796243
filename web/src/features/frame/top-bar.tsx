import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Act } from '../../ui/act.ts'
import { Key } from '../../ui/key.tsx'
import { Mark } from '../../ui/mark.tsx'
import { CurrentAccount } from './current-account.tsx'
import { GoingOut } from './going-out.tsx'
import { OwnFace } from './own-face.tsx'
import classes from './top-bar.module.css'

// The menus come right after the page: nobody can open one before they see it.
const AccountSwitcher = lazy(async () => ({ default: (await import('./account-switcher.tsx')).AccountSwitcher }))
const OwnMenu = lazy(async () => ({ default: (await import('./own-menu.tsx')).OwnMenu }))

interface Props {
  isLive: boolean
  acts: Act[]
  onSearch: () => void
  onMenu: () => void
}

export function TopBar({ isLive, acts, onSearch, onMenu }: Props) {
  const { t } = useTranslation(['frame'])
  const { account, session } = useAccount()
  return (
    <header className={classes.bar}>
      <div className={classes.left}>
        <ActionIcon className={classes.menu} onClick={onMenu} aria-label={t('frame:places')}>
          <IconMenu2 size={18} stroke={1.6} />
        </ActionIcon>
        <Mark />
        <Suspense fallback={<CurrentAccount account={account} disabled />}>
          <AccountSwitcher current={account} accounts={session.accounts} />
        </Suspense>
      </div>
      <button type="button" className={classes.search} onClick={onSearch}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.searchWords}>{t('frame:search')}</span>
        <Key>{t('frame:searchKeys')}</Key>
      </button>
      <div className={classes.right}>
        <News isLive={isLive} account={account} />
        <Suspense fallback={<OwnFace user={session.user} disabled />}>
          <OwnMenu user={session.user} acts={acts} timeZone={account.timeZone} />
        </Suspense>
      </div>
    </header>
  )
}

/** Whether news arrive. While they do, how sending goes says more; accounts of the L type send nothing. */
function News({ isLive, account }: { isLive: boolean; account: Account }) {
  const { t } = useTranslation(['frame'])
  const isQuiet = isLive && account.type === 'S' && account.rights.includes('readMailings')
  return (
    <span className={classes.live} data-live={isLive || undefined} title={isLive ? undefined : t('frame:live.no')}>
      {!isQuiet && <span className={classes.dot} aria-hidden />}
      <span className={classes.liveWords} data-quiet={isQuiet || undefined} role="status">
        {isLive ? t('frame:live.short') : t('frame:live.noShort')}
      </span>
      {isQuiet && <GoingOut account={account} />}
    </span>
  )
}
