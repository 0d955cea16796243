import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import type { Channel } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { nameIn } from '../../ui/name-in.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { ArchiveCard } from './archive-card.tsx'
import { originOf } from './channel.rules.ts'
import { ChannelActs } from './channel-acts.tsx'
import { ChannelCards } from './channel-cards.tsx'
import classes from './channels.module.css'
import { channelPagesQuery, channelQuery } from './channels.queries.ts'
import { HoldersCard } from './holders-card.tsx'

/** One channel: what it is called, how it looks, where its people land and which mails go with it. */
export function ChannelPage() {
  const { t, i18n } = useTranslation(['channels'])
  const { account } = useAccount()
  const { channelId } = useParams({ from: '/accounts/$accountId/channels/$channelId' })
  const id = Number(channelId)
  const channel = useQuery(channelQuery(account.id, id))
  const pages = useQuery(channelPagesQuery(account.id, id))
  const choices = useQuery(choicesQuery(account.id))
  const name = channel.data ? nameIn(channel.data.translations, i18n.language) : t('channels:title')
  usePageName(name)
  const error = channel.error ?? pages.error ?? choices.error
  const retry = () => void Promise.all([channel.refetch(), pages.refetch(), choices.refetch()])
  return (
    <div className={classes.page}>
      {error ? (
        <Missing error={error} onRetry={retry} />
      ) : channel.data && pages.data && choices.data ? (
        <>
          <Head channel={channel.data} name={name} />
          <ChannelCards key={id} channel={channel.data} pages={pages.data} choices={choices.data} />
          <div className={classes.cards}>
            <ArchiveCard channelId={id} />
            {account.type === 'L' && <HoldersCard channel={channel.data} name={name} />}
          </div>
        </>
      ) : (
        <SkeletonRows columns={2} />
      )}
    </div>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['channels'])
  if (error instanceof Refusal && error.status === 404)
    return <Notice kind="plain" title={t('channels:gone.title')} text={t('channels:gone.text')} />
  return <Failure error={error} title={t('channels:oneNotLoaded')} onRetry={onRetry} />
}

function Head({ channel, name }: { channel: Channel; name: string }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const origin = originOf(channel)
  return (
    <header>
      <Crumbs
        label={t('channels:path')}
        above={
          <Link to="/accounts/$accountId/channels" params={{ accountId: String(account.id) }}>
            {t('channels:title')}
          </Link>
        }
        here={name}
      />
      <PageHead title={name}>
        <ChannelActs channel={channel} name={name} />
      </PageHead>
      <p className={classes.under}>
        {origin === 'inherited' && <span>{t('channels:handedDown', { account: channel.inheritedFrom?.name })}</span>}
        {channel.isDefault && <span>{t('channels:isDefault')}</span>}
        {channel.closedAt !== null && <span>{t('channels:closedOn', { day: times.day(channel.closedAt) })}</span>}
        <span>{t('channels:ready', { count: channel.readyPeople })}</span>
        <span>{t('channels:mailings', { count: channel.mailings })}</span>
      </p>
      {channel.closedAt !== null && (
        <p className={classes.sentence}>
          {t('channels:closedSentence', { count: channel.people })}{' '}
          {channel.withdrawnAt !== null && t('channels:withdrawnSentence', { account: channel.inheritedFrom?.name })}
        </p>
      )}
    </header>
  )
}
