import { useMantineColorScheme } from '@mantine/core'
import { IconArrowsExchange, IconDevices, IconLock, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import type { Act } from '../../ui/act.ts'
import { navigationOf } from './navigation.rules.ts'
import { places } from './navigation.tsx'

interface Surroundings {
  account: Account
  accounts: Account[]
  leave(): void
}

/** What can be done from everywhere; menu, palette and keys share it. */
export function useActs({ account, accounts, leave }: Surroundings): Act[] {
  const { t } = useTranslation(['frame'])
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const goTo = (target: Account, to: (typeof places)[keyof typeof places]['to']) =>
    void navigate({ to, params: { accountId: String(target.id) } })

  const visits = navigationOf(account)
    .flat()
    .map(({ area }): Act => {
      const { to, icon, keys } = places[area]
      return { id: `go-${area}`, label: t(`frame:place.${area}`), icon, keys, run: () => goTo(account, to) }
    })
  const others = accounts.filter(({ id }) => id !== account.id)
  const switches = others.map(
    (other): Act => ({
      id: `switch-${other.id}`,
      label: t('frame:switchTo', {
        name: other.sandboxOf === null ? other.name : t('frame:sandboxOf', { name: other.name }),
      }),
      hint: t(`frame:type.${other.type}`),
      icon: IconArrowsExchange,
      run: () => goTo(other, '/accounts/$accountId'),
    }),
  )
  return [
    ...visits,
    ...switches,
    {
      id: 'access',
      label: t('frame:access'),
      icon: IconLock,
      run: () => void navigate({ to: '/accounts/$accountId/access', params: { accountId: String(account.id) } }),
    },
    {
      id: 'sessions',
      label: t('frame:sessions'),
      icon: IconDevices,
      run: () => void navigate({ to: '/accounts/$accountId/sessions', params: { accountId: String(account.id) } }),
    },
    { id: 'light', label: t('frame:turn.light'), icon: IconSun, run: () => setColorScheme('light') },
    { id: 'dark', label: t('frame:turn.dark'), icon: IconMoon, run: () => setColorScheme('dark') },
    { id: 'leave', label: t('frame:leave'), icon: IconLogout, run: leave },
  ]
}
