import { Button, Title } from '@mantine/core'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ConsentDocument } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './consent.module.css'
import { ConsentSteps } from './consent-steps.tsx'
import { consentQuery } from './person.queries.ts'
import { allStates } from './status.rules.ts'

const route = '/accounts/$accountId/subscribers/$subscriberId/consent'

/** Evidence of consent, on one sheet that prints. */
export function ConsentPage() {
  const { t } = useTranslation(['person'])
  const { account } = useAccount()
  const { subscriberId } = useParams({ from: route })
  const { data, error, refetch } = useQuery(consentQuery({ accountId: account.id, id: Number(subscriberId) }))
  usePageName(t('person:evidence.title'))
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <Link
          to="/accounts/$accountId/subscribers/$subscriberId"
          params={{ accountId: String(account.id), subscriberId }}
        >
          <IconChevronLeft size={14} stroke={1.6} aria-hidden />
          {t('person:evidence.back')}
        </Link>
        <Button
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={() => window.print()}
          disabled={!data}
        >
          {t('person:evidence.print')}
        </Button>
      </div>
      {error ? (
        <Failure error={error} title={t('person:evidence.notLoaded')} onRetry={() => void refetch()} />
      ) : data ? (
        <Sheet consent={data} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </div>
  )
}

function Sheet({ consent }: { consent: ConsentDocument }) {
  const { t } = useTranslation(['person', 'subscribers'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const last = consent.steps.at(-1)
  return (
    <article className={classes.sheet}>
      <header className={classes.origin}>
        <span>{consent.account.name}</span>
        <span>{t('person:evidence.made', { moment: times.moment(consent.printedAt) })}</span>
      </header>
      <Title order={1}>{t('person:evidence.title')}</Title>
      <p className={classes.lead}>{consent.person.email ?? t('person:evidence.erased')}</p>
      <Title order={2}>{t('person:evidence.standing')}</Title>
      <ul className={classes.rows}>
        {consent.channels.map((channel) => (
          <li key={channel.channelId}>
            <span>{channel.name ?? t('person:evidence.recognition')}</span>
            <div>
              <strong>{stateWords(channel.state, t)}</strong>
              <p>{confirmation(channel, t, times.moment)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Title order={2}>{t('person:evidence.steps')}</Title>
      <ConsentSteps consent={consent} />
      {last && (
        <footer>
          <Title order={2}>{t('person:evidence.check')}</Title>
          <p>{t('person:evidence.checkText', { first: consent.steps[0]?.seq, last: last.seq })}</p>
          <code>sha256 {last.hash}</code>
        </footer>
      )}
    </article>
  )
}

type Words = ReturnType<typeof useTranslation<['person', 'subscribers']>>['t']

function stateWords(state: string, t: Words): string {
  const known = allStates.find((name) => name === state)
  if (known) return t(`subscribers:state.${known}`)
  return state === 'trackingAgreed' ? t('person:evidence.agreed') : t('person:evidence.otherState')
}

function confirmation(channel: ConsentDocument['channels'][number], t: Words, moment: (at: string) => string): string {
  if (channel.confirmedAt) return t('person:evidence.confirmed', { moment: moment(channel.confirmedAt) })
  if (channel.confirmedByFormerAddressAt)
    return t('person:evidence.formerAddress', { moment: moment(channel.confirmedByFormerAddressAt) })
  return t('person:evidence.unconfirmed')
}
