import { Button, Tabs } from '@mantine/core'
import { IconMail, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { newMailingHash } from '../../ui/new-mailing-hash.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Pager } from '../../ui/table/pager.tsx'
import { rowsPerPage } from '../../ui/table/paging.rules.ts'
import { SearchWords } from '../../ui/table/search-words.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { TrashChip } from '../../ui/trash/trash-chip.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { usePageName } from '../../ui/use-page-name.ts'
import { MailingTable } from './mailing-table.tsx'
import classes from './mailings.module.css'
import { mailingsQuery } from './mailings.queries.ts'
import { NewMailing } from './new-mailing.tsx'
import { type MailingsSearch, readSearch, type Shelf, shelves } from './shelf.rules.ts'
import { trashQuery } from './trash.queries.ts'
import { TrashedMailings } from './trashed-mailings.tsx'

const route = '/accounts/$accountId/mailings'

/** Every mailing by time: what goes out now, what comes next, what waits for somebody, what is over. */
export function MailingsPage() {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const asked = readSearch(useSearch({ from: route }))
  const navigate = useNavigate({ from: route })
  const list = useQuery(mailingsQuery(account.id, asked))
  const { data: trash = [] } = useQuery(trashQuery(account.id))
  const [isTrash, setTrash] = useState(false)
  const mayWrite = account.rights.includes('writeDrafts')
  const [isNaming, setNaming] = useNaming(mayWrite)
  usePageName(t('mailings:title'))
  useKeys(mayWrite ? { 'n m': () => setNaming(true) } : {})
  const ask = (changed: MailingsSearch) =>
    void navigate({ to: '.', search: (before: MailingsSearch) => ({ ...before, page: undefined, ...changed }) })
  const make = mayWrite && (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
      {t('mailings:new.open')}
    </Button>
  )
  const counts = list.data?.meta.counts
  const isEmpty = counts?.all === 0 && asked.words === undefined && asked.shelf !== 'standing'
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <PageHead title={t('mailings:title')}>{!isEmpty && make}</PageHead>
        <TrashChip count={trash.length} isOpen={isTrash} onChange={setTrash} />
      </div>
      {isTrash ? (
        <TrashedMailings mailings={trash} />
      ) : list.error ? (
        <Failure error={list.error} title={t('mailings:notLoaded')} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <SkeletonRows columns={6} />
      ) : isEmpty ? (
        <Empty icon={IconMail} title={t('mailings:empty.title')} text={t('mailings:empty.text')}>
          {make}
        </Empty>
      ) : (
        <>
          <Shelves chosen={asked.shelf} counts={list.data.meta.counts} onChoose={(shelf) => ask({ shelf })} />
          <SearchWords
            className={classes.search}
            label={t('mailings:search')}
            search={asked.words}
            onSearch={(words) => ask({ words })}
          />
          {list.data.data.length === 0 ? (
            <Empty icon={IconMail} title={t('mailings:none.title')} text={t('mailings:none.text')}>
              <Button onClick={() => ask({ shelf: undefined, words: undefined })}>{t('mailings:none.clear')}</Button>
            </Empty>
          ) : (
            <MailingTable rows={list.data.data} isStale={list.isPlaceholderData} />
          )}
          {list.data.meta.pagination.total > rowsPerPage && (
            <Pager page={asked.page} total={list.data.meta.pagination.total} onPage={(page) => ask({ page })} />
          )}
        </>
      )}
      {isNaming && (
        <NewMailing type={asked.shelf === 'standing' ? 'birthday' : 'standard'} onClose={() => setNaming(false)} />
      )}
    </div>
  )
}

/** Whether the window for a new mailing is open: also for who was sent here to write one, and then only once. */
function useNaming(mayWrite: boolean) {
  const navigate = useNavigate({ from: route })
  const isSent = useLocation({ select: ({ hash }) => hash === newMailingHash })
  const [isNaming, setNaming] = useState(isSent && mayWrite)
  const set = (isOpen: boolean) => {
    setNaming(isOpen)
    if (isSent) void navigate({ to: '.', search: true, hash: '', replace: true })
  }
  return [isNaming, set] as const
}

interface ShelvesProps {
  chosen: Shelf
  counts: Record<Shelf, number>
  onChoose: (shelf: MailingsSearch['shelf']) => void
}

function Shelves({ chosen, counts, onChoose }: ShelvesProps) {
  const { t } = useTranslation(['mailings'])
  return (
    <Tabs
      className={classes.shelves}
      value={chosen}
      onChange={(shelf) => onChoose(shelf === 'all' ? undefined : (shelf as MailingsSearch['shelf']))}
    >
      <Tabs.List aria-label={t('mailings:shelves')}>
        {shelves.map((shelf) => (
          <Tabs.Tab key={shelf} value={shelf}>
            {t(`mailings:shelf.${shelf}`)}
            {shelf !== 'all' && <span className={classes.count}>{t('mailings:figure', { count: counts[shelf] })}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
