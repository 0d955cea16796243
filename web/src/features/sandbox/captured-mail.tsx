import { SegmentedControl, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account, OpenedMail } from '../../api/records.ts'
import frame from '../../ui/mail-frame.module.css'
import { MailFrame } from '../../ui/mail-frame.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import classes from './sandbox.module.css'
import { capturedQuery } from './sandbox.queries.ts'
import { knownLink } from './sandbox.rules.ts'

const views = ['html', 'text', 'headers', 'source'] as const
type View = (typeof views)[number]

interface Props {
  account: Account
  id: number
}

/** One mail as it would have left, with everything in it. */
export function CapturedMailView({ account, id }: Props) {
  const { t } = useTranslation(['sandbox'])
  const [view, setView] = useState<View>('html')
  const { data: mail, error, refetch } = useQuery(capturedQuery(account.id, id))
  const retry = () => void refetch()
  if (error) return <Failure error={error} title={t('sandbox:mail.notLoaded')} onRetry={retry} />
  if (!mail) return <Skeleton height={480} className={classes.opened} />
  return (
    <>
      <article className={classes.opened}>
        <header className={classes.head}>
          <Link
            to="/accounts/$accountId/sandbox"
            params={{ accountId: String(account.id) }}
            search={{}}
            className={classes.toList}
          >
            {t('sandbox:mail.all')}
          </Link>
          <Title order={2}>{mail.subject}</Title>
          <SegmentedControl
            aria-label={t('sandbox:mail.views')}
            value={view}
            onChange={(value) => setView(value as View)}
            data={views.map((value) => ({ value, label: t(`sandbox:mail.${value}`) }))}
          />
          <p className={classes.faint}>{t('sandbox:mail.line', { from: mail.from, to: mail.to })}</p>
        </header>
        <Part mail={mail} view={view} onRetry={retry} />
      </article>
      <aside className={classes.beside}>
        <Title order={2}>{t('sandbox:mail.links')}</Title>
        <p className={classes.faint}>{t('sandbox:mail.linksText')}</p>
        {mail.links.length === 0 && <p>{t('sandbox:mail.noLinks')}</p>}
        <ul className={classes.links}>
          {mail.links.map((link) => (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            </li>
          ))}
        </ul>
        <Title order={2}>{t('sandbox:mail.answer')}</Title>
        <p className={classes.code}>{mail.reply || t('sandbox:mail.noAnswer')}</p>
      </aside>
    </>
  )
}

function Part({ mail, view, onRetry }: { mail: OpenedMail; view: View; onRetry: () => void }) {
  const { t } = useTranslation(['sandbox'])
  const { links } = mail
  const follow = useCallback(
    (href: string) => {
      const link = knownLink(links, href)
      if (link) open(link, '_blank', 'noopener,noreferrer')
    },
    [links],
  )
  if (view === 'html' && mail.address !== null)
    return (
      <div className={classes.paper}>
        <MailFrame
          title={t('sandbox:mail.asCaptured', { subject: mail.subject })}
          address={mail.address}
          width={640}
          onFollow={follow}
          onRetry={onRetry}
        />
      </div>
    )
  const shown = view === 'headers' ? mail.headers : view === 'source' ? mail.source : mail.text
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <pre className={`${frame.text} ${classes.part}`} tabIndex={0}>
      {shown ?? t('sandbox:mail.noText')}
    </pre>
  )
}
