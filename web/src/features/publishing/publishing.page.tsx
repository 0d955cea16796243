import { Button, Tabs } from '@mantine/core'
import { IconArticle, IconSend2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Publication } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { PublicationTable } from './publication-table.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import classes from './publishing.module.css'
import { publishingQuery } from './publishing.queries.ts'
import { onShelf, type Shelf } from './publishing.rules.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Dialog = { publish: 'article' | 'mailing'; former?: Publication } | { withdraw: Publication }

/** What the accounts below have from this one, and what became of it in each. */
export function PublishingPage() {
  const { t } = useTranslation(['publishing'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(publishingQuery(account.id))
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [shelf, setShelf] = useState<Shelf>('out')
  usePageName(t('publishing:title'))
  const mayPublish = account.rights.includes('publish') && (data?.meta.accounts.length ?? 0) > 0
  const acts = mayPublish && (
    <>
      <Button leftSection={<IconArticle size={16} stroke={1.6} />} onClick={() => setDialog({ publish: 'article' })}>
        {t('publishing:publish.open.article')}
      </Button>
      <Button
        variant="filled"
        leftSection={<IconSend2 size={16} stroke={1.6} />}
        onClick={() => setDialog({ publish: 'mailing' })}
      >
        {t('publishing:publish.open.mailing')}
      </Button>
    </>
  )
  const isEmpty = data?.data.length === 0
  return (
    <div className={classes.page}>
      <PageHead title={t('publishing:title')}>{!isEmpty && acts}</PageHead>
      {error ? (
        <Failure error={error} title={t('publishing:notLoaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows columns={5} />
      ) : isEmpty ? (
        <Empty
          icon={IconSend2}
          title={t('publishing:empty.title')}
          text={t(data.meta.accounts.length === 0 ? 'publishing:empty.nobody' : 'publishing:empty.text')}
        >
          {acts}
        </Empty>
      ) : (
        <Tabs value={shelf} onChange={(value) => setShelf(value as Shelf)}>
          <Tabs.List aria-label={t('publishing:shelves')}>
            {(['out', 'withdrawn'] as const).map((each) => (
              <Tabs.Tab key={each} value={each}>
                {t(`publishing:shelf.${each}`, { count: onShelf(data.data, each).length })}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shelf}>
            <PublicationTable
              publications={onShelf(data.data, shelf)}
              accounts={data.meta.accounts}
              onPublish={(former) => setDialog({ publish: former.kind, former })}
              onWithdraw={(publication) => setDialog({ withdraw: publication })}
            />
          </Tabs.Panel>
        </Tabs>
      )}
      {dialog && 'publish' in dialog && (
        <PublishDialog
          kind={dialog.publish}
          sourceId={dialog.former ? (dialog.former.articleId ?? dialog.former.mailingId) : null}
          former={dialog.former}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog && 'withdraw' in dialog && (
        <WithdrawDialog publication={dialog.withdraw} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
