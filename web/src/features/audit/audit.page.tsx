import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { say } from '../../ui/say.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { EmptyFiltered } from '../../ui/states/empty-filtered.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { membersQuery } from '../users/users.queries.ts'
import classes from './audit.module.css'
import { type AuditSearch, auditQuery, exportAudit, verificationQuery } from './audit.queries.ts'
import { knownActs, readAuditSearch } from './audit.rules.ts'
import { AuditTable } from './audit-table.tsx'

/** Who did what, and whether anybody has touched the record since. */
export function AuditPage() {
  const { t } = useTranslation(['audit'])
  usePageName(t('audit:title'))
  return (
    <>
      <PageHead title={t('audit:title')} above={t('audit:about')}>
        <Export />
      </PageHead>
      <Chain />
      <Filters />
      <Entries />
    </>
  )
}

function Chain() {
  const { t } = useTranslation(['audit'])
  const { account } = useAccount()
  const { data } = useQuery(verificationQuery(account.id))
  if (!data) return null
  const { entries, brokenAt } = data
  if (brokenAt !== null) {
    return <Notice kind="bad" title={t('audit:broken.title', { number: brokenAt })} text={t('audit:broken.text')} />
  }
  return <p className={classes.holds}>{t('audit:holds', { count: entries })}</p>
}

/** Takes along what the filter shows, all pages of it. */
function Export() {
  const { t } = useTranslation(['audit'])
  const { account } = useAccount()
  const { search } = useAuditSearch()
  const queries = useQueryClient()
  const taking = useMutation({
    mutationFn: () => exportAudit(account.id, search),
    onSuccess: ({ csv, entries }) => {
      saveFile(`audit-${account.id}.csv`, csv)
      say({ text: t('audit:exported', { count: entries }) })
      return queries.invalidateQueries({ queryKey: ['account', account.id, 'audit'] })
    },
    onError: (error) => say({ text: t('audit:notExported'), error }),
  })
  return (
    <Button
      leftSection={<IconDownload size={16} stroke={1.6} />}
      loading={taking.isPending}
      onClick={() => taking.mutate()}
    >
      {t('audit:export')}
    </Button>
  )
}

function useAuditSearch() {
  const { account } = useAccount()
  const navigate = useNavigate()
  const search = readAuditSearch(useSearch({ from: '/accounts/$accountId/settings/audit' }))
  const choose = (next: AuditSearch) =>
    void navigate({
      to: '/accounts/$accountId/settings/audit',
      params: { accountId: String(account.id) },
      search: { ...search, ...next },
    })
  return { search, choose }
}

/** Who manages no users knows nobody's name; what people are called is then their number. */
function useMembers() {
  const { account } = useAccount()
  const { data } = useQuery({ ...membersQuery(account.id), enabled: account.rights.includes('manageUsers') })
  return data ?? []
}

function Filters() {
  const { t } = useTranslation(['audit'])
  const { search, choose } = useAuditSearch()
  const members = useMembers()
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('audit:who')}
        value={search.actor ?? ''}
        onChange={({ currentTarget }) => choose({ actor: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('audit:anybody') },
          ...members.map(({ userId, name }) => ({ value: `user:${userId}`, label: name })),
          { value: 'operator', label: t('audit:operator') },
        ]}
      />
      <NativeSelect
        label={t('audit:what')}
        value={search.act ?? ''}
        onChange={({ currentTarget }) => choose({ act: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('audit:anything') },
          ...knownActs.map((act) => ({ value: act, label: t(`audit:act.${act}`) })),
        ]}
      />
    </div>
  )
}

function Entries() {
  const { t } = useTranslation(['audit'])
  const { account } = useAccount()
  const { search, choose } = useAuditSearch()
  const members = useMembers()
  const found = useInfiniteQuery(auditQuery(account.id, search))
  if (found.error)
    return <Failure error={found.error} title={t('audit:notLoaded')} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows columns={4} />
  const entries = found.data.pages.flatMap(({ data }) => data)
  if (entries.length === 0 && (search.actor || search.act)) {
    const clear = { label: t('audit:clear'), run: () => choose({ actor: undefined, act: undefined }) }
    return <EmptyFiltered title={t('audit:noMatch')} clear={clear} />
  }
  if (entries.length === 0)
    return <Empty icon={IconHistory} title={t('audit:none.title')} text={t('audit:none.text')} />
  return (
    <>
      <AuditTable entries={entries} members={members} />
      {found.hasNextPage && (
        <div>
          <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('audit:older')}
          </Button>
        </div>
      )}
    </>
  )
}
