import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import classes from './imports.module.css'

/** The way back to the people, and to all imports. */
export function ImportTrail({ isInside = false }: { isInside?: boolean }) {
  const { t } = useTranslation(['imports'])
  const { account } = useAccount()
  const params = { accountId: String(account.id) }
  return (
    <nav className={classes.trail} aria-label={t('imports:trail.label')}>
      <Link to="/accounts/$accountId/subscribers" params={params}>
        {t('imports:trail.people')}
      </Link>
      {isInside && (
        <>
          <span aria-hidden>›</span>
          <Link to="/accounts/$accountId/imports" params={params}>
            {t('imports:trail.imports')}
          </Link>
        </>
      )}
    </nav>
  )
}
