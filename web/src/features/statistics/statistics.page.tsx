import { NativeSelect, SegmentedControl } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { mailingChoicesQuery } from '../mailings/mailings.queries.ts'
import { ToldApart } from '../reports/read-on.tsx'
import { withMachines } from './click-hours.rules.ts'
import { ClickHours, ClickHoursTable } from './click-hours.tsx'
import { ComparedLists } from './compared-lists.tsx'
import { GrowthBars, GrowthTable } from './growth-bars.tsx'
import { GrowthEquation } from './growth-equation.tsx'
import { As, Section } from './section.tsx'
import { MailingMarks, MailingTable } from './sent-mailings.tsx'
import classes from './statistics.module.css'
import { statisticsQuery } from './statistics.queries.ts'
import { barsOf, type Counted, changeOf, isOfSums, usualRead } from './statistics.rules.ts'
import { StatisticsBelow } from './statistics-below.tsx'
import { StatisticsExport } from './statistics-export.tsx'
import { type Span, type StatisticsSearch, spans } from './statistics-search.rules.ts'
import { WhoReads } from './who-reads.tsx'

const route = '/accounts/$accountId/statistics'

/** How the list has grown and why, and how what was sent was read. An L-account has accounts instead of a list. */
export function StatisticsPage() {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { days = 30, count = 'people' } = useSearch({ from: route })
  usePageName(t('statistics:title'))
  return (
    <div className={classes.page}>
      <Head />
      {account.type === 'L' ? <StatisticsBelow days={days} counted={count} /> : <OwnStatistics days={days} />}
    </div>
  )
}

function OwnStatistics({ days }: { days: number }) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { channel } = useSearch({ from: route })
  // Another span keeps the old picture until it is there.
  const asked = { ...statisticsQuery(account.id, days, channel), placeholderData: keepPreviousData }
  const { data, error, refetch } = useQuery(asked)
  if (error) return <Failure error={error} title={t('statistics:notLoaded')} onRetry={() => void refetch()} />
  return data ? <Sheet statistics={data} days={days} /> : <SkeletonRows columns={4} />
}

function useWish() {
  const navigate = useNavigate({ from: route })
  return (wish: StatisticsSearch) => void navigate({ search: (old) => ({ ...old, ...wish }), replace: true })
}

function Head() {
  const { t, i18n } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { days = 30, channel, count = 'people' } = useSearch({ from: route })
  const wish = useWish()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  return (
    <div className={classes.head}>
      <h1 className={classes.name}>{t('statistics:title')}</h1>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('statistics:count.label')}
          value={count}
          onChange={(value) => wish({ count: value === 'all' ? 'all' : undefined })}
          data={[
            { value: 'people', label: t('statistics:count.people') },
            { value: 'all', label: t('statistics:count.all') },
          ]}
        />
        <SegmentedControl
          aria-label={t('statistics:span.label')}
          value={String(days)}
          onChange={(value) => wish({ days: Number(value) as Span })}
          data={spans.map((span) => ({ value: String(span), label: t(`statistics:span.${span}`) }))}
        />
        {account.type === 'S' && choices?.hasChannels && (
          <NativeSelect
            aria-label={t('statistics:channel')}
            value={String(channel ?? choices.channels.find(({ isDefault }) => isDefault)?.id ?? '')}
            onChange={({ currentTarget }) => wish({ channel: Number(currentTarget.value) })}
            data={choices.channels.map(({ id, translations }) => ({
              value: String(id),
              label: nameIn(translations, i18n.language),
            }))}
          />
        )}
        <StatisticsExport hasChannels={choices?.hasChannels ?? false} />
      </div>
    </div>
  )
}

function Sheet({ statistics, days }: { statistics: AccountStatistics; days: number }) {
  const { t } = useTranslation(['statistics'])
  const { growth, mailings } = statistics
  const {
    growth: growthAs,
    mailings: mailingsAs,
    of = 'opened',
    count = 'people',
    channel,
  } = useSearch({ from: route })
  const wish = useWish()
  const bars = barsOf(growth.days)
  return (
    <>
      <h2 className={classes.sentence}>{useSentence(statistics, count)}</h2>
      {isOfSums(statistics) && (
        <Notice kind="plain" quiet title={t('statistics:sums.title')} text={t('statistics:sums.text')} />
      )}
      <GrowthEquation growth={growth} days={days} channel={channel} />
      <Section
        name={t('statistics:growth.title')}
        tools={<As value={growthAs} onChange={(value) => wish({ growth: value })} of={t('statistics:growth.title')} />}
      >
        {growthAs === 'table' ? <GrowthTable bars={bars} channel={channel} /> : <GrowthBars bars={bars} />}
      </Section>
      <Section
        name={t('statistics:mailings.title')}
        tools={
          mailings.length > 0 && (
            <>
              {mailingsAs !== 'table' && (
                <SegmentedControl
                  aria-label={t('statistics:mailings.which')}
                  value={of}
                  onChange={(value) => wish({ of: value === 'clicked' ? 'clicked' : undefined })}
                  data={[
                    { value: 'opened', label: t('statistics:mailings.opened') },
                    { value: 'clicked', label: t('statistics:mailings.clicked') },
                  ]}
                />
              )}
              <As
                value={mailingsAs}
                onChange={(value) => wish({ mailings: value })}
                of={t('statistics:mailings.title')}
              />
            </>
          )
        }
      >
        {mailings.length === 0 && <p className={classes.note}>{t('statistics:mailings.none')}</p>}
        {mailings.length > 0 &&
          (mailingsAs === 'table' ? (
            <MailingTable mailings={mailings} counted={count} />
          ) : (
            <MailingMarks mailings={mailings} usual={usualRead(statistics, of, count)} of={of} counted={count} />
          ))}
      </Section>
      <Clicks statistics={statistics} counted={count} />
      <WhoReads channel={channel} />
      <Channels statistics={statistics} days={days} counted={count} />
      <ToldApart machines={statistics.machines} />
    </>
  )
}

interface PartProps {
  statistics: AccountStatistics
  counted: Counted
}

function Clicks({ statistics: { clickHours }, counted }: PartProps) {
  const { t } = useTranslation(['statistics'])
  const { hours } = useSearch({ from: route })
  const wish = useWish()
  if (clickHours.length === 0) return null
  const name = t('statistics:hours.title')
  const Shown = hours === 'table' ? ClickHoursTable : ClickHours
  return (
    <Section name={name} tools={<As value={hours} onChange={(value) => wish({ hours: value })} of={name} />}>
      <Shown clickHours={counted === 'all' ? withMachines(clickHours) : clickHours} counted={counted} />
    </Section>
  )
}

function Channels({ statistics: { channels }, days, counted }: PartProps & { days: number }) {
  const { t, i18n } = useTranslation(['statistics'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  if (!choices || channels.length === 0) return null
  const nameOf = (id: number) =>
    nameIn(choices.channels.find((channel) => channel.id === id)?.translations ?? {}, i18n.language)
  return (
    <Section
      name={t('statistics:compared.channels.title')}
      tools={<span className={classes.termName}>{t('statistics:compared.tick')}</span>}
    >
      <ComparedLists
        of="channels"
        days={days}
        counted={counted}
        rows={channels.map(({ channelId, ...sums }) => ({ ...sums, key: channelId, name: nameOf(channelId) }))}
      />
    </Section>
  )
}

/** What there is to know, in words. */
function useSentence({ growth, usual, events }: AccountStatistics, counted: Counted): string {
  const { t } = useTranslation(['statistics'])
  const change = changeOf(growth)
  const way = change > 0 ? 'grew' : change < 0 ? 'shrank' : 'same'
  const first = t(`statistics:sentence.${way}`, { count: Math.abs(change) })
  if (counted === 'people' && usual)
    return t('statistics:sentence.both', { first, second: t('statistics:sentence.usual', { ...usual }) })
  if (!events) return first
  const told = counted === 'all' ? 'statistics:sentence.all' : 'statistics:sentence.per100'
  const { opens, clicks } = counted === 'all' ? events.withMachines : events
  const second = t(told, { opens: opens * 100, clicks: clicks * 100 })
  return t('statistics:sentence.both', { first, second })
}
