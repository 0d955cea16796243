import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountApiKey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import shared from '../../ui/list-and-detail.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import classes from './api-keys.module.css'
import { keysQuery, type MadeKey } from './api-keys.queries.ts'
import { FirstCall } from './first-call.tsx'
import { KeyDetail } from './key-detail.tsx'
import { KeyList } from './key-list.tsx'
import { NewKey } from './new-key.tsx'

/** Which programs may use the account, and for what. */
export function ApiKeysPage() {
  const { t } = useTranslation(['apiKeys'])
  const { account } = useAccount()
  const { data: keys, error, refetch } = useQuery(keysQuery(account.id))
  const choose = useChoice()
  usePageName(t('apiKeys:title'))
  return (
    <div className={shared.page}>
      <PageHead title={t('apiKeys:title')} above={t('apiKeys:about')}>
        {keys && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            onClick={() => choose({ key: 'new' })}
          >
            {t('apiKeys:new')}
          </Button>
        )}
      </PageHead>
      {error ? (
        <Failure error={error} title={t('apiKeys:notLoaded')} onRetry={() => void refetch()} />
      ) : keys ? (
        <Keys keys={keys.data} apiUrl={keys.meta.apiUrl} />
      ) : (
        <SkeletonRows columns={2} />
      )}
    </div>
  )
}

function useChoice() {
  const navigate = useNavigate()
  const { account } = useAccount()
  return (search: { key?: number | 'new' }) =>
    void navigate({ to: '/accounts/$accountId/api-keys', params: { accountId: String(account.id) }, search })
}

type Known = Awaited<ReturnType<NonNullable<ReturnType<typeof keysQuery>['queryFn']>>>

function Keys({ keys, apiUrl }: { keys: Known['data']; apiUrl: string }) {
  const { t } = useTranslation(['apiKeys'])
  const { key: wanted } = useSearch({ from: '/accounts/$accountId/api-keys' })
  const choose = useChoice()
  const [made, setMade] = useState<MadeKey | null>(null)
  if (keys.length === 0 && wanted !== 'new')
    return <Empty icon={IconKey} title={t('apiKeys:none.title')} text={t('apiKeys:none.text')} />
  const chosen = wanted === 'new' ? undefined : (keys.find(({ id }) => id === wanted) ?? keys[0])
  return (
    <div className={shared.columns}>
      <KeyList keys={keys} chosenId={chosen?.id ?? null} />
      <div className={classes.chosen}>
        {made && chosen && made.id === chosen.id && (
          <Secret made={made} apiKey={chosen} apiUrl={apiUrl} onKept={() => setMade(null)} />
        )}
        {chosen ? (
          <KeyDetail key={chosen.id} apiKey={chosen} apiUrl={apiUrl} onDeleted={() => choose({})} />
        ) : (
          <NewKey
            onMade={(fresh) => {
              setMade(fresh)
              choose({ key: fresh.id })
            }}
            onCancel={() => choose({})}
          />
        )}
      </div>
    </div>
  )
}

interface SecretProps {
  made: MadeKey
  apiKey: AccountApiKey
  apiUrl: string
  onKept: () => void
}

function Secret({ made, apiKey, apiUrl, onKept }: SecretProps) {
  const { t } = useTranslation(['apiKeys'])
  return (
    <div className={classes.secret}>
      <ShownOnce
        title={t('apiKeys:once.title')}
        text={t('apiKeys:once.text')}
        name={t('apiKeys:once.name')}
        secret={made.key}
        onKept={onKept}
      />
      <FirstCall name={t('apiKeys:once.sample')} apiKey={apiKey} credential={made.key} apiUrl={apiUrl} />
    </div>
  )
}
