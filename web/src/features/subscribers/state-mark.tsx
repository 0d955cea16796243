import {
  IconArchive,
  IconBan,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClock,
  IconDoorExit,
  IconFlag,
  IconMailX,
  IconMinus,
  IconReceipt,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './state-mark.module.css'
import type { State } from './status.rules.ts'

const marks = {
  receiveReady: { icon: IconCircleCheckFilled, meaning: 'good' },
  optinPending: { icon: IconClock, meaning: 'attention' },
  noOptin: { icon: IconCircleDashed, meaning: 'quiet' },
  transaction: { icon: IconReceipt, meaning: 'quiet' },
  unsubscribed: { icon: IconDoorExit, meaning: 'quiet' },
  hardBounce: { icon: IconMailX, meaning: 'bad' },
  manual: { icon: IconArchive, meaning: 'quiet' },
  complained: { icon: IconFlag, meaning: 'bad' },
  blacklist: { icon: IconBan, meaning: 'quiet' },
  none: { icon: IconMinus, meaning: 'quiet' },
} as const satisfies Record<State, object>

/** How somebody stands: an icon and a word, never a colour alone. */
export function StateMark({ state }: { state: State }) {
  const { t } = useTranslation(['subscribers'])
  const { icon: Icon, meaning } = marks[state]
  return (
    <span className={classes.state} data-meaning={meaning}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span className={classes.word}>{t(`subscribers:state.${state}`)}</span>
    </span>
  )
}
