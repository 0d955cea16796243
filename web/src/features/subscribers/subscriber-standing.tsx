import { useTranslation } from 'react-i18next'
import type { Subscriber, SubscriberChannel } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import { channelName } from './name.rules.ts'
import { StateMark } from './state-mark.tsx'
import { stateOf } from './status.rules.ts'
import classes from './subscriber.module.css'

type Standing =
  | Pick<SubscriberChannel, 'status' | 'statusAddition' | 'optinAt' | 'optinIp' | 'optoutAt' | 'receivedOptinAt'>
  | Subscriber

/** Where the person stands in each channel; without channels, in the one list there is. */
export function SubscriberStanding({ person }: { person: Subscriber }) {
  const { t, i18n } = useTranslation(['subscribers'])
  const channels = person.channels?.data ?? []
  const rows: { key: number; name: string; standing: Standing }[] =
    channels.length > 0
      ? channels.map((channel) => ({ key: channel.id, name: channelName(channel, i18n.language), standing: channel }))
      : [{ key: 0, name: t('subscribers:allMail'), standing: person }]
  return (
    <ul className={classes.channels}>
      {rows.map(({ key, name, standing }) => (
        <li key={key} className={classes.channel}>
          <strong>{name}</strong> <StateMark state={stateOf(standing)} />
          <Since standing={standing} />
        </li>
      ))}
    </ul>
  )
}

/** Since when, and how: the words follow from the times the server has. */
function Since({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { optinAt, optinIp, optoutAt, receivedOptinAt } = standing
  const state = stateOf(standing)
  if (state === 'receiveReady' && optinAt) {
    return (
      <p className={classes.since}>
        {t('subscribers:sinceConfirmed', { moment: times.moment(optinAt) })}{' '}
        {optinIp && (
          <>
            {t('subscribers:fromAddress')} <code>{optinIp}</code>
          </>
        )}
      </p>
    )
  }
  if (state === 'unsubscribed' && optoutAt)
    return <p className={classes.since}>{t('subscribers:sinceLeft', { moment: times.moment(optoutAt) })}</p>
  if (state === 'optinPending' && receivedOptinAt) {
    return <p className={classes.since}>{t('subscribers:sinceAsked', { moment: times.moment(receivedOptinAt) })}</p>
  }
  return <p className={classes.since}>{t(`subscribers:meaning.${state}`)}</p>
}
