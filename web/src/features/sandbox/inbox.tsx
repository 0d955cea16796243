import { Button, TextInput } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account, CapturedMail } from '../../api/records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { EmptyFiltered } from '../../ui/states/empty-filtered.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { CapturedMailView } from './captured-mail.tsx'
import classes from './sandbox.module.css'
import { inboxQuery } from './sandbox.queries.ts'
import { simulated, toneOf } from './sandbox.rules.ts'

/** Every mail that would have left, the newest first, and one of them opened. */
export function Inbox({ account }: { account: Account }) {
  const { t } = useTranslation(['sandbox'])
  const { mail: chosen } = useSearch({ from: '/accounts/$accountId/sandbox' })
  const [to, setTo] = useState<string | null>(null)
  const inbox = useInfiniteQuery(inboxQuery(account.id, to))
  const mails = inbox.data?.pages.flatMap(({ data }) => data) ?? []
  const total = inbox.data?.pages[0]?.meta.total
  return (
    <div className={classes.columns} data-open={chosen !== undefined || undefined}>
      <section className={classes.inbox}>
        <PageHead title={t('sandbox:inbox.title')} figure={total} />
        <Find onFind={setTo} />
        {inbox.error ? (
          <Failure error={inbox.error} title={t('sandbox:inbox.notLoaded')} onRetry={() => void inbox.refetch()} />
        ) : !inbox.data ? (
          <SkeletonRows columns={2} />
        ) : mails.length > 0 ? (
          <List account={account} mails={mails} chosen={chosen ?? mails[0]?.id} />
        ) : to !== null ? (
          <EmptyFiltered
            title={t('sandbox:inbox.noMatch')}
            clear={{ label: t('sandbox:inbox.all'), run: () => setTo(null) }}
          />
        ) : (
          <Empty icon={IconInbox} title={t('sandbox:inbox.none')} text={t('sandbox:inbox.noneText')} />
        )}
        {inbox.hasNextPage && (
          <Button loading={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
            {t('sandbox:inbox.older')}
          </Button>
        )}
        <p className={classes.hint}>
          {t('sandbox:inbox.hint', { names: simulated.map((name) => `${name}@`).join(', ') })}
        </p>
        <p className={classes.hint}>{t('sandbox:inbox.keeps')}</p>
      </section>
      {(chosen ?? mails[0]) && <CapturedMailView account={account} id={chosen ?? (mails[0] as CapturedMail).id} />}
    </div>
  )
}

function Find({ onFind }: { onFind: (to: string | null) => void }) {
  const { t } = useTranslation(['sandbox'])
  const [typed, setTyped] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    onFind(typed.trim() === '' ? null : typed.trim())
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        type="search"
        aria-label={t('sandbox:inbox.find')}
        placeholder={t('sandbox:inbox.to')}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (currentTarget.value === '') onFind(null)
        }}
      />
    </form>
  )
}

interface ListProps {
  account: Account
  mails: CapturedMail[]
  chosen: number | undefined
}

function List({ account, mails, chosen }: ListProps) {
  const { t } = useTranslation(['sandbox'])
  const { short } = useTimes(account.timeZone)
  return (
    <ul className={classes.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to="/accounts/$accountId/sandbox"
            params={{ accountId: String(account.id) }}
            search={{ mail: mail.id }}
            className={classes.entry}
            aria-current={mail.id === chosen ? 'true' : undefined}
          >
            <strong className={classes.cut}>{mail.to}</strong>
            <span className={classes.faint}>{short(mail.capturedAt)}</span>
            <span className={classes.cut}>{mail.subject}</span>
            <span className={classes.fate} data-tone={toneOf(mail)}>
              {t(`sandbox:mailbox.${mail.mailbox}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
