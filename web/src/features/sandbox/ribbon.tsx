import { IconFlask } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import classes from './ribbon.module.css'

/** Over every screen of a sandbox; nobody can close it. */
export function Ribbon({ account }: { account: Account }) {
  const { t } = useTranslation(['sandbox'])
  return (
    <div className={classes.ribbon} role="status">
      <IconFlask size={16} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.words}>{t('sandbox:ribbon', { name: account.name })}</span>
      <span className={classes.keys}>{t('sandbox:keys')}</span>
      <Link to="/accounts/$accountId" params={{ accountId: String(account.sandboxOf) }} className={classes.back}>
        {t('sandbox:back')}
      </Link>
    </div>
  )
}
