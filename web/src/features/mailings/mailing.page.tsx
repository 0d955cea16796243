import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { MailPreview } from '../previews/mail-preview.tsx'
import { PublishMailing } from '../publishing/publish-mailing.tsx'
import { hasBegun } from './cards.rules.ts'
import { LiveRun } from './live-run.tsx'
import { MailingCards } from './mailing-cards.tsx'
import classes from './mailings.module.css'
import { mailingQuery } from './mailings.queries.ts'
import { StandingCards } from './standing-cards.tsx'

/** One mailing, from its first word until everybody has been seen to. */
export function MailingPage() {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { mailingId } = useParams({ from: '/accounts/$accountId/mailings/$mailingId' })
  const id = Number(mailingId)
  const { data, error, refetch } = useQuery(mailingQuery(account.id, id))
  usePageName(data?.name ?? t('mailings:title'))
  // An L-account prepares mailings for others.
  const publishing = account.type === 'L' ? <PublishMailing mailingId={id} /> : null
  const mail = (shownId: number) => <MailPreview key={shownId} mailingId={shownId} view="mobile" />
  return (
    <div className={classes.page}>
      {error instanceof Refusal && error.status === 404 ? (
        <Notice kind="plain" title={t('mailings:gone.title')} text={t('mailings:gone.text')} />
      ) : error && !data ? (
        <Failure error={error} title={t('mailings:oneNotLoaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows columns={2} />
      ) : data.versionOf !== null ? (
        <Navigate
          to="/accounts/$accountId/mailings/$mailingId"
          params={{ accountId: String(account.id), mailingId: String(data.versionOf) }}
          replace
        />
      ) : hasBegun(data.state) ? (
        <LiveRun key={id} mailing={data} mail={mail(id)} />
      ) : data.standing ? (
        <StandingCards key={id} mailing={data} standing={data.standing} {...{ mail, publishing }} />
      ) : (
        <MailingCards key={id} mailing={data} {...{ mail, publishing }} />
      )}
    </div>
  )
}
