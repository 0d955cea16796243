import { Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCake,
  IconCalendarEvent,
  IconPencil,
  IconPlayerPause,
  IconSend,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OverviewComing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './now-and-next.module.css'
import overviewClasses from './overview.module.css'

const icons = {
  sending: IconSend,
  paused: IconPlayerPause,
  failed: IconAlertTriangle,
  planned: IconCalendarEvent,
  daily: IconCake,
  draft: IconPencil,
} as const

/** What is being sent, what comes next, and what waits for somebody to go on with it. */
export function NowAndNext({ coming }: { coming: readonly OverviewComing[] }) {
  const { t } = useTranslation(['overview'])
  return (
    <section aria-labelledby="now-and-next">
      <Title order={2} id="now-and-next" className={overviewClasses.name}>
        {t('overview:coming.title')}
      </Title>
      {coming.length === 0 ? (
        <p className={classes.none}>{t('overview:coming.none')}</p>
      ) : (
        <ul className={classes.list}>
          {coming.map((one) => (
            <Row key={one.mailingId} coming={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ coming }: { coming: OverviewComing }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const { standing, name, recipients, done } = coming
  const Icon = icons[standing]
  const isUnderWay = done !== null && recipients !== null
  return (
    <li className={classes.row} data-standing={standing}>
      <span className={classes.standing}>
        <Icon size={16} stroke={1.6} aria-hidden />
        {t(`overview:coming.${standing}`)}
      </span>
      <span className={classes.what}>
        <Link
          to="/accounts/$accountId/mailings/$mailingId"
          params={{ accountId: String(account.id), mailingId: String(coming.mailingId) }}
        >
          {name}
        </Link>
        {isUnderWay && (
          <span className={classes.track} aria-hidden>
            <i style={{ width: `${recipients === 0 ? 0 : (done / recipients) * 100}%` }} />
          </span>
        )}
      </span>
      <span className={classes.people}>
        {isUnderWay
          ? t('overview:coming.progress', { done, count: recipients })
          : recipients !== null && t('overview:coming.recipients', { count: recipients })}
      </span>
      <Moment coming={coming} />
    </li>
  )
}

function Moment({ coming: { standing, at, endsAt } }: { coming: OverviewComing }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  if (endsAt !== null)
    return <span className={classes.when}>{t('overview:coming.endsAt', { time: times.time(endsAt) })}</span>
  const text = at === null ? t('overview:coming.everyDay') : times.short(at)
  return (
    <span className={classes.when} data-standing={standing}>
      {text}
    </span>
  )
}
