import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import shared from '../../ui/frame.module.css'
import classes from './mailing-places.module.css'
import { mailingsQuery } from './mailings.queries.ts'
import { shelves } from './shelf.rules.ts'

const below = shelves.filter((shelf) => shelf !== 'all')

/** Below the mailings in the navigation, while one is among them: how many there are of each kind. */
export function MailingPlaces({ account }: { account: Account }) {
  const { t } = useTranslation(['mailings'])
  const { data } = useQuery(mailingsQuery(account.id, { shelf: 'all', page: 1 }))
  const counts = data?.meta.counts
  return (
    <ul className={classes.places}>
      {below.map((shelf) => (
        <li key={shelf}>
          <Link
            to="/accounts/$accountId/mailings"
            params={{ accountId: String(account.id) }}
            search={{ shelf }}
            activeOptions={{ exact: true, includeSearch: true }}
            className={`${shared.place} ${classes.place}`}
          >
            {t(`mailings:shelf.${shelf}`)}
            {/* What is over is many, and asks for nothing. */}
            {shelf !== 'sent' && counts !== undefined && counts[shelf] > 0 && (
              <span>{t('mailings:figure', { count: counts[shelf] })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
