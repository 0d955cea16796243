import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import classes from './settings.module.css'
import { settingsPagesOf, settingsPlaces } from './settings-pages.rules.ts'

/** The pages of settings, beside each other in a list. */
export function SettingsPage() {
  const { t } = useTranslation(['settings'])
  const { account } = useAccount()
  return (
    <div className={classes.frame}>
      <nav className={classes.list} aria-label={t('settings:title')}>
        <ul>
          {settingsPagesOf(account).map(({ page }) => (
            <li key={page}>
              <Link
                to={settingsPlaces[page]}
                params={{ accountId: String(account.id) }}
                activeOptions={{ exact: page === 'account', includeSearch: false }}
                className={classes.page}
              >
                {t(`settings:page.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.content}>
        <Outlet />
      </div>
    </div>
  )
}
