import { useTranslation } from 'react-i18next'
import type { Account, SupportSession } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'
import { useTimes } from '../../ui/use-times.ts'
import { EndSupport } from './end-support.tsx'
import classes from './support.module.css'

/** Everybody in the account sees while operators may look at its people. */
export function SupportBanner({ account, session }: { account: Account; session: SupportSession }) {
  const { t } = useTranslation(['support'])
  const { short } = useTimes(account.timeZone)
  if (instantOf(session.endsAt).getTime() <= Date.now()) return null
  return (
    <aside className={classes.banner} aria-label={t('support:name')}>
      <span>
        <strong>{t('support:banner', { until: short(session.endsAt) })}</strong>{' '}
        {t('support:why', { name: session.grantedBy ?? t('support:somebody'), reason: session.reason })}
      </span>
      {account.rights.includes('endSupport') && <EndSupport sessionId={session.id} />}
    </aside>
  )
}
