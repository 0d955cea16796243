import {
  IconActivity,
  IconBolt,
  IconBuildingCommunity,
  IconChartLine,
  IconFlask,
  IconForms,
  IconKey,
  IconLayoutDashboard,
  IconMail,
  IconMenu2,
  IconPalette,
  IconPhoto,
  IconProgressCheck,
  IconSend2,
  IconSettings,
  IconStack2,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import shared from '../../ui/frame.module.css'
import classes from './navigation.module.css'
import { type Area, isAtFoot, navigationOf } from './navigation.rules.ts'

export const places = {
  overview: { to: '/accounts/$accountId', icon: IconLayoutDashboard, keys: 'g o' },
  mailings: { to: '/accounts/$accountId/mailings', icon: IconMail, keys: 'g m' },
  triggers: { to: '/accounts/$accountId/triggers', icon: IconBolt, keys: 'g r' },
  accounts: { to: '/accounts/$accountId/accounts', icon: IconBuildingCommunity, keys: 'g a' },
  publishing: { to: '/accounts/$accountId/publishing', icon: IconSend2, keys: 'g p' },
  subscribers: { to: '/accounts/$accountId/subscribers', icon: IconUsers, keys: 'g s' },
  groups: { to: '/accounts/$accountId/groups', icon: IconUsersGroup, keys: 'g g' },
  designs: { to: '/accounts/$accountId/designs', icon: IconPalette, keys: 'g t' },
  media: { to: '/accounts/$accountId/media', icon: IconPhoto, keys: 'g d' },
  forms: { to: '/accounts/$accountId/forms', icon: IconForms, keys: 'g f' },
  channels: { to: '/accounts/$accountId/channels', icon: IconStack2, keys: 'g c' },
  statistics: { to: '/accounts/$accountId/statistics', icon: IconChartLine, keys: 'g i' },
  jobs: { to: '/accounts/$accountId/jobs', icon: IconProgressCheck, keys: 'g j' },
  users: { to: '/accounts/$accountId/users', icon: IconUserCog, keys: 'g u' },
  apiKeys: { to: '/accounts/$accountId/api-keys', icon: IconKey, keys: 'g k' },
  webhooks: { to: '/accounts/$accountId/webhooks', icon: IconWebhook, keys: 'g w' },
  events: { to: '/accounts/$accountId/events', icon: IconActivity, keys: 'g e' },
  sandbox: { to: '/accounts/$accountId/sandbox', icon: IconFlask, keys: 'g b' },
  settings: { to: '/accounts/$accountId/settings', icon: IconSettings, keys: 'g ,' },
} as const satisfies Record<Area, object>

interface Props {
  account: Account
  /** In a drawer: after a choice it closes. */
  onChoose?: () => void
  /** What an area is divided into, while one is there. */
  below?: Partial<Record<Area, ReactNode>>
}

/** The places of an account, in groups; beside the page, or in a drawer where there is no room. */
export function Navigation({ account, onChoose, below }: Props) {
  const { t } = useTranslation(['frame'])
  return (
    <nav className={classes.navigation} aria-label={t('frame:main')}>
      {navigationOf(account).map((group) => (
        <ul key={group[0]?.area} className={classes.group} data-foot={isAtFoot(group) || undefined}>
          {group.map(({ area }) => (
            <li key={area}>
              <Place area={area} account={account} onChoose={onChoose} className={`${shared.place} ${classes.place}`} />
              {below?.[area]}
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

/** On a phone: the places under the thumb, and the way to the others. */
export function BottomBar({ account, onMore }: Pick<Props, 'account'> & { onMore: () => void }) {
  const { t } = useTranslation(['frame'])
  const entries = navigationOf(account)
    .flat()
    .filter(({ atHand }) => atHand)
  return (
    <nav className={classes.bottomBar} aria-label={t('frame:main')}>
      {entries.map(({ area }) => (
        <Place key={area} area={area} account={account} className={classes.bottomPlace} />
      ))}
      <button type="button" className={classes.bottomPlace} onClick={onMore} aria-haspopup="dialog">
        <IconMenu2 size={18} stroke={1.6} aria-hidden />
        <span>{t('frame:more')}</span>
      </button>
    </nav>
  )
}

interface PlaceProps extends Props {
  area: Area
  className: string | undefined
}

function Place({ area, account, onChoose, className }: PlaceProps) {
  const { t } = useTranslation(['frame'])
  const { to, icon: Icon } = places[area]
  const label = t(`frame:place.${area}`)
  return (
    <Link
      to={to}
      params={{ accountId: String(account.id) }}
      activeOptions={{ exact: area === 'overview', includeSearch: false }}
      className={className}
      title={label}
      onClick={onChoose}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span>{label}</span>
    </Link>
  )
}
