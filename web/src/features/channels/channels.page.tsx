import { Button, Title } from '@mantine/core'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choicesQuery } from '../../api/choices.ts'
import type { Channel } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { originOf } from './channel.rules.ts'
import { ChannelTable } from './channel-table.tsx'
import classes from './channels.module.css'
import { channelsQuery } from './channels.queries.ts'
import { BookModule, UnbookModule } from './module-switch.tsx'
import { NewChannel } from './new-channel.tsx'

/** What people can subscribe to: own topics, those handed down, and those that are closed. */
export function ChannelsPage() {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(channelsQuery(account.id))
  const [isNaming, setNaming] = useState(false)
  usePageName(t('channels:title'))
  return (
    <div className={classes.page}>
      <PageHead title={t('channels:title')}>
        {data?.meta.isBooked && (
          <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
            {t('channels:new.open')}
          </Button>
        )}
      </PageHead>
      {error ? (
        <Failure error={error} title={t('channels:notLoaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows columns={5} />
      ) : data.meta.isBooked ? (
        <Booked channels={data.data} />
      ) : (
        <Empty icon={IconStack2} title={t('channels:module.none.title')} text={t('channels:module.none.text')}>
          <BookModule />
        </Empty>
      )}
      {isNaming && <NewChannel onClose={() => setNaming(false)} />}
    </div>
  )
}

function Booked({ channels }: { channels: Channel[] }) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const { data: choices } = useQuery(choicesQuery(account.id))
  const open = channels.filter(({ closedAt }) => closedAt === null)
  const rows = [...open, ...channels.filter(({ closedAt }) => closedAt !== null)]
  return (
    <>
      <p className={classes.sentence}>
        {t('channels:sentence', { count: open.length })}{' '}
        {open.length < channels.length && t('channels:sentenceClosed', { count: channels.length - open.length })}
      </p>
      <ChannelTable channels={rows} choices={choices} />
      <Explanations channels={channels} />
    </>
  )
}

/** What the rows above mean, only where there are such rows. */
function Explanations({ channels }: { channels: Channel[] }) {
  const { t, i18n } = useTranslation(['channels'])
  const named = (list: Channel[]) =>
    new Intl.ListFormat(i18n.language).format(
      list.map(({ translations }) => t('channels:quoted', { name: nameIn(translations, i18n.language) })),
    )
  const closed = channels.filter((channel) => originOf(channel) === 'closed')
  const inherited = channels.filter((channel) => originOf(channel) === 'inherited')
  return (
    <div className={classes.explanations}>
      {closed.length > 0 && (
        <section>
          <Title order={2}>{t('channels:explained.closed.title')}</Title>
          <p>{t('channels:explained.closed.text', { names: named(closed), count: closed.length })}</p>
        </section>
      )}
      {inherited.length > 0 && (
        <section>
          <Title order={2}>
            {t('channels:explained.inherited.title', { account: inherited[0]?.inheritedFrom?.name })}
          </Title>
          <p>{t('channels:explained.inherited.text', { names: named(inherited) })}</p>
        </section>
      )}
      <section>
        <Title order={2}>{t('channels:explained.module.title')}</Title>
        <p>
          {t('channels:explained.module.text')} <UnbookModule />
        </p>
      </section>
    </div>
  )
}
