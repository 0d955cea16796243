import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel, ChannelHolder } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { ChannelCard } from './channel-card.tsx'
import { channelsKey, handDown, holdersQuery, withdraw } from './channels.queries.ts'
import classes from './holders.module.css'
import { RefusedChannel } from './refused-channel.tsx'

interface Props {
  channel: Channel
  name: string
}

/** Which accounts below have the channel. Its name is kept here, everything else of it there. */
export function HoldersCard({ channel, name }: Props) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(holdersQuery(account.id, channel.id))
  const count = data?.filter(isHolding).length ?? 0
  return (
    <ChannelCard
      state={count > 0 ? 'own' : 'usual'}
      title={t('channels:holders.title')}
      summary={t('channels:holders.summary', { count })}
    >
      {error ? (
        <Failure error={error} title={t('channels:holders.notLoaded')} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ul className={classes.holders}>
            {data.map((holder) => (
              <Holder key={holder.id} channel={channel} name={name} holder={holder} />
            ))}
          </ul>
          <p className={classes.hint}>{t(data.length > 0 ? 'channels:holders.text' : 'channels:holders.nobody')}</p>
        </>
      ) : (
        <SkeletonRows columns={2} />
      )}
    </ChannelCard>
  )
}

const isHolding = ({ holding }: ChannelHolder) => holding === 'open' || holding === 'closed'

function Holder({ channel, name, holder }: Props & { holder: ChannelHolder }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const below = { id: channel.id, accountId: holder.id }
  const onSettled = () => queries.invalidateQueries({ queryKey: channelsKey(account.id) })
  const give = useMutation({
    mutationFn: () => handDown(account.id, below),
    onSuccess: () => say({ text: t('channels:holders.told.given', { name, account: holder.name }) }),
    onSettled,
  })
  const take = useMutation({
    mutationFn: () => withdraw(account.id, below),
    onSuccess: (outcome) => {
      setAsking(false)
      say({ text: t(`channels:holders.told.${outcome}`, { name, account: holder.name }) })
    },
    onSettled,
  })
  const mayGive = channel.closedAt === null && !isHolding(holder)
  return (
    <li>
      <span>
        <strong>{holder.name}</strong>
        <small>
          {t(`channels:holders.${holder.holding}`)}
          {!holder.hasChannels && isHolding(holder) && ` · ${t('channels:holders.withoutModule')}`}
        </small>
      </span>
      {isHolding(holder) && (
        <Button aria-label={t('channels:holders.takeFrom', { account: holder.name })} onClick={() => setAsking(true)}>
          {t('channels:holders.take')}
        </Button>
      )}
      {mayGive && (
        <Button
          aria-label={t('channels:holders.giveTo', { account: holder.name })}
          loading={give.isPending}
          onClick={() => give.mutate()}
        >
          {t('channels:holders.give')}
        </Button>
      )}
      {give.error && <RefusedChannel error={give.error} />}
      {isAsking && (
        <Confirm
          title={t('channels:holders.asked', { name, account: holder.name })}
          text={t('channels:holders.consequence', { account: holder.name })}
          wayBack="inWords"
          keep={t('channels:holders.keep')}
          go={t('channels:holders.go')}
          isPending={take.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => take.mutate()}
        >
          {take.error && <RefusedChannel error={take.error} />}
        </Confirm>
      )}
    </li>
  )
}
