import {
  IconArrowBackUp,
  IconBolt,
  IconCalendarEvent,
  IconCheck,
  IconCircleDashed,
  IconMinus,
  IconPencil,
  IconSend,
  IconSquare,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PublishedCopy } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './publishing.module.css'

type State = PublishedCopy['state']
const icons: Record<State, { icon: typeof IconCheck; tone: 'good' | 'coming' | 'quiet' }> = {
  received: { icon: IconCircleDashed, tone: 'quiet' },
  used: { icon: IconCheck, tone: 'good' },
  adapted: { icon: IconPencil, tone: 'good' },
  draft: { icon: IconPencil, tone: 'coming' },
  planned: { icon: IconCalendarEvent, tone: 'coming' },
  active: { icon: IconBolt, tone: 'good' },
  sending: { icon: IconSend, tone: 'coming' },
  sent: { icon: IconCheck, tone: 'good' },
  canceled: { icon: IconSquare, tone: 'quiet' },
  declined: { icon: IconX, tone: 'quiet' },
  withdrawn: { icon: IconArrowBackUp, tone: 'quiet' },
}

/** What became of something in one account: a word, and below it when, how many, or that it is behind. */
export function CopyMark({ copy }: { copy: PublishedCopy | undefined }) {
  const { t } = useTranslation(['publishing'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  if (!copy)
    return (
      <IconMinus size={16} stroke={1.6} className={classes.quiet} role="img" aria-label={t('publishing:notThere')} />
    )
  const { icon: Icon, tone } = icons[copy.state]
  const { numbers, plannedAt } = copy
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span>
        {t(`publishing:state.${copy.state}`)}
        {plannedAt !== null && <small>{times.short(plannedAt)}</small>}
        {numbers && numbers.delivered > 0 && (
          <small>
            {t('publishing:numbers', { count: numbers.delivered, opened: numbers.opened / numbers.delivered })}
          </small>
        )}
        {copy.isBehind && copy.state !== 'withdrawn' && copy.state !== 'declined' && (
          <small data-behind>{t('publishing:behind')}</small>
        )}
      </span>
    </span>
  )
}
