import { Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { overviewQuery } from '../../api/overview.queries.ts'
import type { Account, Overview } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Part } from '../../ui/equation.rules.ts'
import { Equation } from '../../ui/equation.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { loadWords } from '../../words/words.ts'
import { domainsQuery } from '../domains/domains.queries.ts'
import { nameOf } from '../subscribers/name.rules.ts'
import { StateMark } from '../subscribers/state-mark.tsx'
import { stateOf } from '../subscribers/status.rules.ts'
import { subscribersQuery } from '../subscribers/subscribers.queries.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import { Deliverability } from './deliverability.tsx'
import { Growth } from './growth.tsx'
import { LastNewsletters } from './last-newsletters.tsx'
import { needsOf } from './needs.rules.ts'
import { NeedsYou } from './needs-you.tsx'
import { NowAndNext } from './now-and-next.tsx'
import classes from './overview.module.css'
import { standingOf } from './overview.rules.ts'
import { useGreeting } from './use-greeting.ts'
import { useNow } from './use-now.ts'

// Few accounts are new or stand above others, so that most do without the code for it.
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps }))
const NewMailing = lazy(async () => {
  const [{ NewMailing }] = await Promise.all([import('../mailings/new-mailing.tsx'), loadWords('mailings')])
  return { default: NewMailing }
})
const LargeAccount = lazy(async () => ({ default: (await import('./large-account.tsx')).LargeAccount }))

/** How the account stands: a sentence first, then the figures that prove it. */
export function OverviewPage() {
  return <Suspense fallback={null}>{useAccount().account.type === 'L' ? <LargeAccount /> : <SmallAccount />}</Suspense>
}

function SmallAccount() {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(overviewQuery(account.id))
  usePageName(t('overview:title'))
  if (error) {
    return (
      <div className={classes.page}>
        <Failure error={error} title={t('overview:notLoaded')} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <SkeletonRows columns={3} />
  return (
    <div className={classes.page}>
      <Sentence overview={data} />
      {data.subscribers.total === 0 ? (
        <div className={classes.alone}>
          {data.approval !== 'approved' && <NeedsYou needs={needsOf(data, [], [])} />}
          <FirstSteps overview={data} />
        </div>
      ) : (
        <Figures overview={data} />
      )}
    </div>
  )
}

function Sentence({ overview }: { overview: Overview }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const now = useNow()
  const greeting = useGreeting()
  const last = overview.newsletters[0]
  const standing = t(`overview:standing.${standingOf(overview)}`, {
    count: overview.subscribers.ready,
    mailing: (overview.coming.find(({ standing }) => standing === 'sending') ?? last)?.name,
    delivered: last?.delivered,
  })
  return (
    <PageHead above={useTimes(account.timeZone).now(now)} title={`${greeting} ${standing}`}>
      {overview.subscribers.total > 0 && account.rights.includes('writeDrafts') && <BeginMailing />}
    </PageHead>
  )
}

function BeginMailing() {
  const { t } = useTranslation(['overview'])
  const [isNaming, setNaming] = useState(false)
  useKeys({ 'n m': () => setNaming(true) })
  return (
    <>
      <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
        {t('overview:newMailing')}
      </Button>
      {isNaming && (
        <Suspense fallback={null}>
          <NewMailing type="standard" onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What somebody may not see needs somebody else. */
function useNeeds(overview: Overview) {
  const { account } = useAccount()
  const isAllowed = (right: Account['rights'][number]) => account.rights.includes(right)
  const webhooks = useQuery({ ...webhooksQuery(account.id), enabled: isAllowed('manageIntegrations') })
  const domains = useQuery({ ...domainsQuery(account.id), enabled: isAllowed('manageDomains') })
  return needsOf(overview, webhooks.data?.data ?? [], domains.data ?? [])
}

function Figures({ overview }: { overview: Overview }) {
  const { subscribers, newsletters, deliverability } = overview
  const needs = useNeeds(overview)
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  return (
    <div className={classes.columns}>
      <div className={classes.first}>
        <NeedsYou needs={needs} />
        {overview.coming.length + newsletters.length > 0 && <NowAndNext coming={overview.coming} />}
      </div>
      <section className={classes.aside} aria-labelledby="your-list">
        <Title order={2} id="your-list" className={classes.name}>
          {t('overview:list.title')}
        </Title>
        <div className={classes.great}>{t('overview:figure', { count: subscribers.ready })}</div>
        <Growth overview={overview} />
        <People counts={subscribers} />
        {newsletters.length > 0 && <Deliverability figures={deliverability} domains={overview.domains} />}
      </section>
      <div className={classes.rest}>
        {newsletters.length > 0 ? <LastNewsletters newsletters={newsletters} /> : <FirstSteps overview={overview} />}
        {account.rights.includes('seePeople') && <NewestPeople />}
      </div>
    </div>
  )
}

const newestShown = 5

/** Who came last, with the way to everybody. */
function NewestPeople() {
  const { t } = useTranslation(['overview', 'subscribers'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { data } = useQuery(subscribersQuery({ accountId: account.id, zone: account.timeZone }, {}))
  const params = { accountId: String(account.id) }
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.name}>
          {t('overview:newest.title')}
        </Title>
        <Link to="/accounts/$accountId/subscribers" params={params} className={classes.all}>
          {t('overview:newest.all')}
        </Link>
      </div>
      <ul className={classes.people}>
        {data?.data.slice(0, newestShown).map((person) => (
          <li key={person.id} className={classes.person}>
            <Link
              to="/accounts/$accountId/subscribers/$subscriberId"
              params={{ ...params, subscriberId: String(person.id) }}
            >
              {nameOf(person) ?? person.email}
            </Link>
            <StateMark state={stateOf(person)} />
            <span className={classes.joined}>{times.day(person.createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function People({ counts }: { counts: Overview['subscribers'] }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const parts = [
    { key: 'ready', name: t('overview:list.ready'), value: counts.ready, kind: 'good' },
    { key: 'pending', name: t('overview:list.pending'), value: counts.pending, kind: 'waiting' },
    { key: 'archived', name: t('overview:list.archived'), value: counts.archived, kind: 'gone' },
  ] as const satisfies Part[]
  const mayOpen = account.rights.includes('seePeople')
  return (
    <Equation
      inList
      sentence={t('overview:list.sentence', { ...counts, count: counts.total })}
      name={t('overview:list.total')}
      total={counts.total}
      parts={parts}
      open={(part, shown) =>
        mayOpen ? (
          <Link
            className={classes.door}
            to="/accounts/$accountId/subscribers"
            params={{ accountId: String(account.id) }}
            search={{ view: part.key }}
          >
            {shown}
          </Link>
        ) : (
          shown
        )
      }
    />
  )
}
