import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { AccountBadge } from './account-badge.tsx'
import classes from './account-switcher.module.css'

interface Props extends ComponentProps<'button'> {
  account: Account
}

/** Says where one works; pressed, it leads elsewhere. */
export function CurrentAccount({ account, ...button }: Props) {
  const { t } = useTranslation(['frame'])
  return (
    <button
      type="button"
      {...button}
      className={classes.current}
      aria-label={t('frame:switchFrom', { name: account.name })}
      title={account.name}
    >
      <span className={classes.name}>{account.name}</span>
      <AccountBadge type={account.type} />
      <IconSelector size={16} stroke={1.6} aria-hidden className={classes.arrows} />
    </button>
  )
}
