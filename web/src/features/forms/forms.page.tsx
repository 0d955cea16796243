import { Button, Table } from '@mantine/core'
import { IconForms, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './forms.module.css'
import { formsQuery } from './forms.queries.ts'
import { NewForm } from './new-form.tsx'

/** Where people sign up by themselves. */
export function FormsPage() {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const { data, error, refetch } = useQuery(formsQuery(account.id))
  const [isNaming, setNaming] = useState(false)
  usePageName(t('forms:title'))
  const make = (
    <Button variant="filled" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => setNaming(true)}>
      {t('forms:new.open')}
    </Button>
  )
  return (
    <div className={`${classes.page} ${classes.list}`}>
      <PageHead title={t('forms:title')}>{data && data.data.length > 0 && make}</PageHead>
      {error ? (
        <Failure error={error} title={t('forms:notLoaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows columns={3} />
      ) : data.data.length === 0 ? (
        <Empty icon={IconForms} title={t('forms:none.title')} text={t('forms:none.text')}>
          {make}
        </Empty>
      ) : (
        <FormTable />
      )}
      {isNaming && data && <NewForm choices={data.meta.choices} onClose={() => setNaming(false)} />}
    </div>
  )
}

function FormTable() {
  const { t } = useTranslation(['forms'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { data } = useQuery(formsQuery(account.id))
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('forms:table.name')}</Table.Th>
          <Table.Th>{t('forms:table.state')}</Table.Th>
          <Table.Th className={classes.large}>{t('forms:table.changed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data?.data.map(({ id, name, isOpen, updatedAt }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <Link
                to="/accounts/$accountId/forms/$formId"
                params={{ accountId: String(account.id), formId: String(id) }}
              >
                {name}
              </Link>
            </Table.Td>
            <Table.Td>{t(isOpen ? 'forms:open' : 'forms:closed')}</Table.Td>
            <Table.Td className={classes.large}>{times.moment(updatedAt)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
