import { Button, Table, Title } from '@mantine/core'
import { IconCheck, IconForms, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerField } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { typedOf, valueKinds } from '../../ui/form/typed-value.rules.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { AccountValue } from './account-value.tsx'
import { isDefault, uses } from './field.rules.ts'
import { FieldRequests } from './field-requests.tsx'
import classes from './fields.module.css'
import { fieldsQuery } from './fields.queries.ts'
import { RequestField } from './request-field.tsx'

/** What a customer keeps beside the base data: of people, of the account, of mailings. */
export function FieldsPage() {
  const { t } = useTranslation(['fields'])
  const { account } = useAccount()
  const { data: fields, error, refetch } = useQuery(fieldsQuery(account.id))
  usePageName(t('fields:title'))
  return (
    <>
      <PageHead title={t('fields:title')} above={t('fields:about')}>
        <RequestField />
      </PageHead>
      {error ? (
        <Failure error={error} title={t('fields:notLoaded')} onRetry={() => void refetch()} />
      ) : !fields ? (
        <SkeletonRows columns={4} />
      ) : fields.length === 0 ? (
        <Empty icon={IconForms} title={t('fields:none.title')} text={t('fields:none.text')} />
      ) : (
        ([1, 2, 3] as const).map((use) => {
          const ofUse = fields.filter(({ fieldType }) => fieldType === use)
          return ofUse.length > 0 && <Fields key={use} use={uses[use]} fields={ofUse} />
        })
      )}
      <FieldRequests />
    </>
  )
}

interface FieldsProps {
  use: (typeof uses)[keyof typeof uses]
  fields: CustomerField[]
}

const switches = ['isEditable', 'isAvailableForImport', 'isAvailableForExport'] as const

function Fields({ use, fields }: FieldsProps) {
  const { t } = useTranslation(['fields'])
  return (
    <section className={classes.fields} aria-label={t(`fields:use.${use}.title`)}>
      <Title order={2}>{t(`fields:use.${use}.title`)}</Title>
      <p className={classes.hint}>{t(`fields:use.${use}.text`)}</p>
      <Table className={classes.table} aria-label={t(`fields:use.${use}.title`)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fields:column.name')}</Table.Th>
            <Table.Th>{t('fields:column.kind')}</Table.Th>
            {use === 'subscriber' &&
              switches.map((name) => (
                <Table.Th key={name} data-large>
                  {t(`fields:column.${name}`)}
                </Table.Th>
              ))}
            {use === 'account' && <Table.Th>{t('fields:column.value')}</Table.Th>}
            {use === 'mailing' && <Table.Th>{t('fields:column.default')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map((field) => (
            <Row key={field.id} field={field} use={use} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ field, use }: { field: CustomerField; use: FieldsProps['use'] }) {
  const { t, i18n } = useTranslation(['fields'])
  return (
    <Table.Tr>
      <Table.Td>
        <strong>{nameIn(field.translations, i18n.language)}</strong>
        <span className={classes.number}>
          {t('fields:number', { id: field.id })}
          {field.retiredAt !== null && ` · ${t('fields:retired')}`}
        </span>
      </Table.Td>
      <Table.Td>{t(`fields:kind.${valueKinds[field.type]}`)}</Table.Td>
      {use === 'subscriber' &&
        switches.map((name) => (
          <Table.Td key={name} data-large>
            <YesNo yes={field[name]} />
          </Table.Td>
        ))}
      {use === 'account' && (
        <Table.Td>
          <Value field={field} />
        </Table.Td>
      )}
      {use === 'mailing' && <Table.Td>{typedOf(field.defaultValue) || t('fields:nothing')}</Table.Td>}
    </Table.Tr>
  )
}

function YesNo({ yes }: { yes: boolean }) {
  const { t } = useTranslation(['fields'])
  const Icon = yes ? IconCheck : IconMinus
  return (
    <span className={classes.yesNo} data-yes={yes || undefined}>
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(yes ? 'fields:yes' : 'fields:no')}
    </span>
  )
}

function Value({ field }: { field: CustomerField }) {
  const { t, i18n } = useTranslation(['fields'])
  const [isOpen, setOpen] = useState(false)
  const name = nameIn(field.translations, i18n.language)
  const shown = typeof field.value === 'boolean' ? t(field.value ? 'fields:yes' : 'fields:no') : typedOf(field.value)
  return (
    <span className={classes.value}>
      <span>
        {shown.replaceAll('\n', ', ') || t('fields:nothing')}
        {isDefault(field) && <span className={classes.number}>{t('fields:isDefault')}</span>}
      </span>
      <Button size="compact-sm" onClick={() => setOpen(true)} aria-label={t('fields:value.changeOf', { name })}>
        {t('fields:value.change')}
      </Button>
      {isOpen && <AccountValue field={field} name={name} onClose={() => setOpen(false)} />}
    </span>
  )
}
