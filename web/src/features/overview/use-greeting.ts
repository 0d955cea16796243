import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { partOfDay } from '../../ui/clock.rules.ts'
import { useNow } from './use-now.ts'

/** By the clock of the account. */
export function useGreeting(): string {
  const { t } = useTranslation(['overview'])
  const { account, session } = useAccount()
  return t(`overview:greeting.${partOfDay(useNow(), account.timeZone)}`, { name: session.user.name.split(' ')[0] })
}
