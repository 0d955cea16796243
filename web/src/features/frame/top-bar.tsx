import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import type { Act } from '../../ui/act.ts'
import { Key } from '../../ui/key.tsx'
import { Mark } from '../../ui/mark.tsx'
import { AccountSwitcher } from './account-switcher.tsx'
import { OwnMenu } from './own-menu.tsx'
import classes from './top-bar.module.css'

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
        <AccountSwitcher current={account} accounts={session.accounts} />
      </div>
      <button type="button" className={classes.search} onClick={onSearch}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <span className={classes.searchWords}>{t('frame:search')}</span>
        <Key>{t('frame:searchKeys')}</Key>
      </button>
      <div className={classes.right}>
        <span
          className={classes.live}
          data-live={isLive || undefined}
          title={isLive ? t('frame:live.yes') : t('frame:live.no')}
        >
          <span className={classes.dot} aria-hidden />
          <span className={classes.liveWords} role="status">
            {isLive ? t('frame:live.short') : t('frame:live.noShort')}
          </span>
        </span>
        <OwnMenu user={session.user} acts={acts} />
      </div>
    </header>
  )
}
