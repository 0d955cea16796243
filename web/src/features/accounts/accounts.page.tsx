import { Button, Select, Title } from '@mantine/core'
import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subaccount } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SearchWords } from '../../ui/table/search-words.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { AccountTable } from './account-table.tsx'
import classes from './accounts.module.css'
import { familyQuery } from './accounts.queries.ts'
import { foundIn, type Health, healths, readersOf, troubledOf } from './accounts.rules.ts'
import { NewSubaccount } from './new-subaccount.tsx'
import { Offers } from './offers.tsx'

/** The accounts below an L-account as rows of health: sums, never people. */
export function AccountsPage() {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(familyQuery(account.id))
  const [isNaming, setNaming] = useState(false)
  const mayManage = account.rights.includes('manageAccounts')
  usePageName(t('accounts:title'))
  const open = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
      {t('accounts:new.open')}
    </Button>
  )
  return (
    <div className={classes.page}>
      <PageHead title={data && data.data.length > 0 ? <Sentence accounts={data.data} /> : t('accounts:title')}>
        {mayManage && data && data.data.length > 0 && open}
      </PageHead>
      {error ? (
        <Failure error={error} title={t('accounts:notLoaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows columns={6} />
      ) : (
        <>
          {mayManage && <Offers offers={data.meta.offers} />}
          {data.data.length === 0 ? (
            <Empty icon={IconBuildingCommunity} title={t('accounts:none.title')} text={t('accounts:none.text')}>
              {mayManage && open}
            </Empty>
          ) : (
            <Rows accounts={data.data} />
          )}
          <Explanations handedDown={data.meta.handedDown} />
        </>
      )}
      {isNaming && <NewSubaccount onClose={() => setNaming(false)} />}
    </div>
  )
}

function Sentence({ accounts }: { accounts: Subaccount[] }) {
  const { t, i18n } = useTranslation(['accounts'])
  const troubles = troubledOf(accounts).map(({ health, name }) => t(`accounts:trouble.${health}`, { name }))
  return (
    <>
      {t('accounts:sentence.accounts', { count: accounts.length })}{' '}
      {t('accounts:sentence.readers', { count: readersOf(accounts) })}
      {troubles.length > 0 &&
        ` ${t('accounts:sentence.troubles', { troubles: new Intl.ListFormat(i18n.language).format(troubles) })}`}
    </>
  )
}

function Rows({ accounts }: { accounts: Subaccount[] }) {
  const { t } = useTranslation(['accounts'])
  const [words, setWords] = useState('')
  const [health, setHealth] = useState<Health | null>(null)
  const present = healths.filter((known) => accounts.some((account) => account.health === known))
  const shown = foundIn(accounts, { words, health })
  return (
    <>
      <div className={classes.filters}>
        <SearchWords label={t('accounts:find')} search={words || undefined} onSearch={(text) => setWords(text ?? '')} />
        <Select
          aria-label={t('accounts:filter')}
          placeholder={t('accounts:filter')}
          clearable
          clearButtonProps={{ 'aria-label': t('accounts:filterNone') }}
          data={present.map((value) => ({ value, label: t(`accounts:health.${value}`) }))}
          value={health}
          onChange={(value) => setHealth(value as Health | null)}
        />
      </div>
      {shown.length === 0 ? (
        <p className={classes.quiet}>{t('accounts:notFound')}</p>
      ) : (
        <AccountTable accounts={shown} all={accounts} />
      )}
    </>
  )
}

interface HandedDown {
  handedDown: { id: number; translations: Record<string, { name: string }>; accounts: number }[]
}

function Explanations({ handedDown }: HandedDown) {
  const { t, i18n } = useTranslation(['accounts'])
  const { account } = useAccount()
  const uses = handedDown.map(({ translations, accounts }) =>
    t('accounts:relation.channels.use', { name: nameIn(translations as never, i18n.language), count: accounts }),
  )
  return (
    <div className={classes.explanations}>
      <section>
        <Title order={2}>{t('accounts:relation.may.title')}</Title>
        <p>
          {t(
            account.rights.includes('manageAccounts') ? 'accounts:relation.may.admin' : 'accounts:relation.may.others',
          )}
        </p>
      </section>
      <section>
        <Title order={2}>{t('accounts:relation.channels.title')}</Title>
        <p>
          {uses.length === 0
            ? t('accounts:relation.channels.none')
            : t('accounts:relation.channels.text', { uses: new Intl.ListFormat(i18n.language).format(uses) })}
        </p>
        {account.rights.includes('changeSettings') && (
          <Link to="/accounts/$accountId/channels" params={{ accountId: String(account.id) }}>
            {t('accounts:relation.channels.way')}
          </Link>
        )}
      </section>
      <section>
        <Title order={2}>{t('accounts:relation.sums.title')}</Title>
        <p>{t('accounts:relation.sums.text')}</p>
      </section>
    </div>
  )
}
