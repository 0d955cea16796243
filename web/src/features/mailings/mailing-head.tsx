import { IconBuildingCommunity } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { nameIn } from '../../ui/name-in.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import classes from './mailing.module.css'
import { MailingActs } from './mailing-acts.tsx'
import { mailingChoicesQuery } from './mailings.queries.ts'
import { shelfOf } from './shelf.rules.ts'
import { StateMark } from './state-mark.tsx'

interface Props {
  mailing: MailingDetail
  /** What is known of it beside its state. */
  under: ReactNode
  children: ReactNode
}

export function MailingHead({ mailing, under, children }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const navigate = useNavigate()
  const accountId = String(account.id)
  const shelf = shelfOf(mailing.state)
  return (
    <header>
      <Crumbs
        label={t('mailings:path')}
        above={
          <Link to="/accounts/$accountId/mailings" params={{ accountId }} search={{}}>
            {t('mailings:title')}
          </Link>
        }
        here={
          <Link to="/accounts/$accountId/mailings" params={{ accountId }} search={{ shelf }}>
            {t(`mailings:shelf.${shelf}`)}
          </Link>
        }
      />
      <PageHead title={mailing.name}>
        <MailingActs
          mailing={mailing}
          onDeleted={() => void navigate({ to: '/accounts/$accountId/mailings', params: { accountId }, search: {} })}
        />
        {children}
      </PageHead>
      <p className={classes.under}>
        <StateMark state={mailing.state} isWaiting={mailing.approval.state === 'waiting'} isBadge />
        {mailing.received && (
          <span className={classes.from}>
            <IconBuildingCommunity size={14} stroke={1.6} aria-hidden />
            {t('mailings:received.badge', { from: mailing.received.from })}
          </span>
        )}
        {under}
      </p>
    </header>
  )
}

/** What it is called in the language of the page; null while the account has no channels. */
export function useChannelName(channelId: number): string | null {
  const { i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data } = useQuery(mailingChoicesQuery(account.id))
  const channel = data?.hasChannels ? data.channels.find(({ id }) => id === channelId) : undefined
  return channel ? nameIn(channel.translations, i18n.language) : null
}
