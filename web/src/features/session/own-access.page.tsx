import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Setting } from '../../ui/form/setting.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import classes from './own-access.module.css'
import { factorsQuery } from './own-access.queries.ts'
import { OwnFactors } from './own-factors.tsx'

/** How one signs in oneself; the same in every account one works in. */
export function OwnAccessPage() {
  const { t } = useTranslation(['access'])
  const { account, session } = useAccount()
  const { data: factors } = useQuery(factorsQuery)
  // Whoever signs in by the company alone has none to change.
  const hasPassword = factors?.hasPassword ?? true
  // Where an account waits for a factor, that is what somebody has come for; it stays there while they keep the codes.
  const [isFactorFirst] = useState(account.secondFactorDueAt !== null)
  usePageName(t('access:title'))
  return (
    <div className={classes.page}>
      <PageHead title={t('access:title')} above={session.user.email} />
      <p className={classes.about}>{t('access:about')}</p>
      {isFactorFirst && <OwnFactors />}
      <Setting name="email" label={t('access:email.title')} hint={t('access:email.hint')}>
        <ChangeEmail user={session.user} />
      </Setting>
      {hasPassword ? (
        <Setting name="password" label={t('access:password.title')} hint={t('access:password.hint')}>
          <ChangePassword user={session.user} />
        </Setting>
      ) : (
        <Setting name="company" label={t('access:company.title')} hint={t('access:company.hint')}>
          <p className={classes.text}>{t('access:company.text')}</p>
        </Setting>
      )}
      {!isFactorFirst && <OwnFactors />}
      <Setting name="sessions" label={t('access:sessions.title')} hint={t('access:sessions.hint')}>
        <p className={classes.text}>
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/accounts/$accountId/sessions" params={{ accountId: String(account.id) }} />
            )}
          >
            {t('access:sessions.way')}
          </Anchor>
        </p>
      </Setting>
    </div>
  )
}
