import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActOffer, StandingInChannel, Subscriber } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { isGrave, needsAdmin, offersFor } from './act.rules.ts'
import { ActDialog } from './act-dialog.tsx'
import { channelName, nameOf } from './name.rules.ts'
import { standingQuery } from './person.queries.ts'
import { StateMark } from './state-mark.tsx'
import { stateOf } from './status.rules.ts'
import classes from './subscriber.module.css'
import { useBy } from './use-by.ts'

/** Where the person stands in each channel, since when, why and by whom; without channels, in the one list there is. */
export function SubscriberStanding({ person }: { person: Subscriber }) {
  const { t, i18n } = useTranslation(['subscribers', 'person'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(standingQuery({ accountId: account.id, id: person.id }))
  if (error) return <Failure error={error} title={t('person:standingNotLoaded')} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows columns={2} />
  const channels = person.channels?.data ?? []
  const named = (id: number) => channels.find((channel) => channel.id === id)
  const inThem = data.filter(({ status }) => status !== null)
  const shown = inThem.length > 0 ? inThem : data.slice(0, 1)
  return (
    <ul className={classes.channels}>
      {shown.map((standing) => {
        const channel = named(standing.channelId)
        const name = channel ? channelName(channel, i18n.language) : t('subscribers:allMail')
        return <InChannel key={standing.channelId} person={person} standing={standing} name={name} />
      })}
    </ul>
  )
}

interface InChannelProps {
  person: Subscriber
  standing: StandingInChannel
  name: string
}

function InChannel({ person, standing, name }: InChannelProps) {
  const { t } = useTranslation(['subscribers', 'person'])
  const { account } = useAccount()
  const [asked, setAsked] = useState<ActOffer | null>(null)
  const offers = offersFor(standing, account.rights, 'channel')
  const whom = { id: person.id, name: person.firstname ?? nameOf(person) ?? person.email }
  return (
    <li className={classes.channel}>
      <div className={classes.channelHead}>
        <strong>{name}</strong> <StateMark state={stateOf(standing)} />
        {offers.length > 0 && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <Button
                variant="subtle"
                color="gray"
                className={classes.change}
                rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
                aria-label={t('person:changeIn', { channel: name })}
              >
                {t('person:change')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {offers.map((offer) => (
                <Menu.Item
                  key={offer.act}
                  color={isGrave(offer.act) ? 'red' : undefined}
                  onClick={() => setAsked(offer)}
                >
                  {t(`person:act.${offer.act}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <Why standing={standing} />
      {needsAdmin(standing, account.rights) && <p className={classes.since}>{t('person:adminMay')}</p>}
      {asked && (
        <ActDialog
          person={whom}
          offer={asked}
          channel={person.channels?.data.length ? { id: standing.channelId, name } : undefined}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}

/** Since when, by which way and by whom, and what was said for it. */
function Why({ standing }: { standing: StandingInChannel }) {
  const { t } = useTranslation(['subscribers', 'person'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const by = useBy()
  const { since, stated } = standing
  const state = stateOf(standing)
  return (
    <>
      <p className={classes.since}>
        {since
          ? t('person:since', { moment: times.moment(since), how: by.how(standing) })
          : t(`subscribers:meaning.${state}`)}
      </p>
      {stated.legalBasis && (
        <p className={classes.since}>
          {t(`person:basis.${stated.legalBasis as 'consent'}`)}
          {stated.reason && <>: “{stated.reason}”</>}
        </p>
      )}
      {!stated.legalBasis && stated.reason && <p className={classes.since}>“{stated.reason}”</p>}
      {stated.wording && (
        <details className={classes.wording}>
          <summary>{t('person:wording')}</summary>
          <blockquote>{stated.wording}</blockquote>
        </details>
      )}
    </>
  )
}
