import { IconAlertTriangle, IconDeviceMobileCheck, IconFingerprint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './users.module.css'

/** Which second factor somebody has, or by when they need one. */
export function MemberFactor({ member: { factors, secondFactorDueAt } }: { member: Member }) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const { dayAndMonth } = useTimes(account.timeZone)
  if (factors.length > 0) {
    const Icon = factors.includes('passkey') ? IconFingerprint : IconDeviceMobileCheck
    const kind = factors.length > 1 ? 'both' : factors[0]
    return (
      <span className={classes.standing} data-kind="good">
        <Icon size={16} stroke={1.6} aria-hidden /> {t(`users:factorKind.${kind as 'both' | 'totp' | 'passkey'}`)}
      </span>
    )
  }
  if (secondFactorDueAt === null) return <span className={classes.standing}>{t('users:factorKind.none')}</span>
  return (
    <span className={classes.standing} data-kind="due">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />{' '}
      {t('users:factorKind.due', { day: dayAndMonth(secondFactorDueAt) })}
    </span>
  )
}
