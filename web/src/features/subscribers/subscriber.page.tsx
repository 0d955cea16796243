import { Button, Title } from '@mantine/core'
import { IconCertificate, IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { CopyIcon } from '../../ui/copy-icon.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { Face } from '../../ui/face.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import { DidGet } from './did-get.tsx'
import { channelName, nameOf } from './name.rules.ts'
import { PersonMenu } from './person-menu.tsx'
import { Story } from './story.tsx'
import classes from './subscriber.module.css'
import { SubscriberFields } from './subscriber-fields.tsx'
import { SubscriberStanding } from './subscriber-standing.tsx'
import { type SubscriberDetail, subscriberQuery } from './subscribers.queries.ts'

/** One person: what they get and why, then what is known about them. */
export function SubscriberPage() {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const { subscriberId } = useParams({ from: '/accounts/$accountId/subscribers/$subscriberId' })
  const { data: detail, error, refetch } = useQuery(subscriberQuery(account.id, Number(subscriberId)))
  usePageName(detail ? (nameOf(detail.data) ?? detail.data.email) : t('subscribers:title'))
  return (
    <div className={classes.page}>
      <Crumbs
        label={t('subscribers:path')}
        above={
          <Link to="/accounts/$accountId/subscribers" params={{ accountId: String(account.id) }}>
            <IconChevronLeft size={14} stroke={1.6} aria-hidden />
            {t('subscribers:title')}
          </Link>
        }
      />
      {error ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : detail ? (
        <Person detail={detail} />
      ) : (
        <SkeletonRows columns={3} />
      )}
    </div>
  )
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['subscribers'])
  if (error instanceof Refusal && error.status === 404) {
    return <Notice kind="plain" title={t('subscribers:gone.title')} text={t('subscribers:gone.text')} />
  }
  return <Failure error={error} title={t('subscribers:personNotLoaded')} onRetry={onRetry} />
}

function Person({ detail }: { detail: SubscriberDetail }) {
  const { t, i18n } = useTranslation(['subscribers', 'person'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const person = detail.data
  const name = nameOf(person)
  const called = person.firstname ?? name ?? person.email
  const nameOfChannel = (id: number) => {
    const channel = person.channels?.data.find((one) => one.id === id)
    return channel ? channelName(channel, i18n.language) : t('subscribers:allMail')
  }
  return (
    <>
      <header className={classes.head}>
        <Face name={name ?? person.email} size="lg" />
        <div className={classes.who}>
          <Title order={1}>{name ?? person.email}</Title>
          <div className={classes.under}>
            {name && (
              <span className={classes.address}>
                {person.email} <CopyIcon value={person.email} label={t('subscribers:copy')} />
              </span>
            )}
            <code>{t('subscribers:idIs', { id: person.id })}</code>
            <span>{t('subscribers:since', { day: times.longDay(person.createdAt) })}</span>
          </div>
        </div>
        <div className={classes.acts}>
          <Button
            renderRoot={(props) => (
              <Link
                to="/accounts/$accountId/subscribers/$subscriberId/consent"
                params={{ accountId: String(account.id), subscriberId: String(person.id) }}
                {...props}
              />
            )}
            leftSection={<IconCertificate size={16} stroke={1.6} aria-hidden />}
          >
            {t('person:evidence.open')}
          </Button>
          <PersonMenu detail={detail} name={called} />
        </div>
      </header>
      <div className={classes.columns}>
        <section className={classes.about}>
          <Title order={2}>{t('subscribers:about', { name: called })}</Title>
          <SubscriberFields detail={detail} />
        </section>
        <div className={classes.middle}>
          <section>
            <Title order={2}>{t('subscribers:gets', { name: called })}</Title>
            <SubscriberStanding person={person} />
          </section>
          <DidGet person={{ id: person.id, name: called }} />
        </div>
        <section className={classes.story}>
          <Title order={2}>{t('person:happened')}</Title>
          <Story id={person.id} nameOfChannel={nameOfChannel} />
        </section>
      </div>
    </>
  )
}
