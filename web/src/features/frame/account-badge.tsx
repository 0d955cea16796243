import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import classes from './account-switcher.module.css'

export function AccountBadge({ type }: Pick<Account, 'type'>) {
  const { t } = useTranslation(['frame'])
  return (
    <span className={classes.badge} data-type={type} title={t(`frame:type.${type}`)}>
      {type}
    </span>
  )
}
