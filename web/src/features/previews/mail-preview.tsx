import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import frame from '../../ui/mail-frame.module.css'
import type { LinkPlace } from '../../ui/mail-frame.rules.ts'
import { MailFrame } from '../../ui/mail-frame.tsx'
import type { MailView } from '../../ui/mail-views.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { previewQuery } from './previews.queries.ts'

interface Props {
  mailingId: number
  view: MailView
  /** Null = as nobody. */
  subscriberId?: number | null
  chosen?: number | null
  onChoose?: (article: number | null) => void
  handle?: ReactNode
  scale?: number
  over?: (links: LinkPlace[]) => ReactNode
}

/** The mail as it will leave, by the renderer that makes it. Words: `mail`. */
export function MailPreview({ mailingId, view, subscriberId = null, ...editing }: Props) {
  const { t } = useTranslation(['mail'])
  const { account } = useAccount()
  const preview = useQuery({ ...previewQuery(account.id, mailingId, subscriberId), placeholderData: keepPreviousData })
  const retry = () => void preview.refetch()
  if (preview.error) return <Failure error={preview.error} title={t('mail:notShown')} onRetry={retry} />
  if (!preview.data) return <Skeleton height={480} width={view === 'mobile' ? 360 : 640} maw="100%" mx="auto" />
  if (view === 'text')
    return (
      <section aria-label={t('mail:textPart')}>
        <pre className={frame.text}>{preview.data.text}</pre>
      </section>
    )
  return (
    <MailFrame
      title={t('mail:asItArrives', { subject: preview.data.subject })}
      address={preview.data.address}
      width={view === 'mobile' ? 360 : 640}
      isDark={view === 'dark'}
      onRetry={retry}
      {...editing}
    />
  )
}
