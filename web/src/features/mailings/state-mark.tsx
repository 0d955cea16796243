import {
  IconAlertTriangle,
  IconBolt,
  IconBoltOff,
  IconCalendarEvent,
  IconCheck,
  IconPencil,
  IconPlayerPause,
  IconSend,
  IconSquare,
  IconUserCheck,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MailingRow } from '../../api/records.ts'
import classes from './mailings.module.css'

const icons = {
  draft: IconPencil,
  planned: IconCalendarEvent,
  sending: IconSend,
  paused: IconPlayerPause,
  sent: IconCheck,
  failed: IconAlertTriangle,
  canceled: IconSquare,
  active: IconBolt,
  inactive: IconBoltOff,
} as const satisfies Record<MailingRow['state'], unknown>

interface Props {
  state: MailingRow['state']
  /** A draft that somebody is asked to approve. */
  isWaiting: boolean
  isBadge?: boolean
}

/** How far a mailing has come: an icon and a word. As a badge only in the head of a page. */
export function StateMark({ state, isWaiting, isBadge = false }: Props) {
  const { t } = useTranslation(['mailings'])
  const Icon = isWaiting ? IconUserCheck : icons[state]
  return (
    <span className={classes.mark} data-state={state} data-badge={isBadge || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {isWaiting ? t('mailings:approval.waits') : t(`mailings:state.${state}`)}
    </span>
  )
}
