import {
  IconCircleCheckFilled,
  IconClockPause,
  IconPlayerPause,
  IconPlugConnectedX,
  IconRefresh,
  IconUnlink,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Webhook } from '../../api/records.ts'
import { type Standing, standingOf } from './webhook.rules.ts'
import classes from './webhooks.module.css'

const icons = {
  failing: IconPlugConnectedX,
  gone: IconUnlink,
  waiting: IconClockPause,
  paused: IconPlayerPause,
  behind: IconRefresh,
  told: IconCircleCheckFilled,
} satisfies Record<Standing, unknown>

/** How it stands, as an icon and a word. */
export function WebhookMark({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation(['webhooks'])
  const standing = standingOf(webhook)
  const Icon = icons[standing]
  return (
    <span className={classes.mark} data-standing={standing}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(`webhooks:standing.${standing}`, { count: webhook.waiting + webhook.behind })}
    </span>
  )
}
