import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupChoicesQuery } from '../../api/group-choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SearchWords } from '../../ui/table/search-words.tsx'
import { useTimesIn } from '../../ui/use-times.ts'
import { AddFilter } from './add-filter.tsx'
import { ChooseColumns } from './choose-columns.tsx'
import { FieldPills } from './field-pills.tsx'
import { spanWords } from './span-words.ts'
import { type FilterField, filterFields, filterKinds, type SubscriberSearch } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  search: SubscriberSearch
  onChange: (changed: Partial<SubscriberSearch>) => void
  /** Null while they are counted. */
  total: number | null | undefined
}

const cleared: Partial<SubscriberSearch> = Object.fromEntries(
  ['words', 'fields', ...filterFields].map((name) => [name, undefined]),
)

export function SubscriberFilters({ search, onChange, total }: Props) {
  const { t } = useTranslation(['subscribers'])
  const set = filterFields.filter((field) => search[field] !== undefined)
  return (
    <div className={classes.filters}>
      <SearchWords
        label={t('subscribers:search')}
        className={classes.words}
        search={search.words}
        onSearch={(words) => onChange({ words })}
      />
      {set.map((field) => (
        <FilterPill
          key={field}
          field={field}
          value={search[field] as string}
          onDrop={() => onChange({ [field]: undefined })}
        />
      ))}
      {search.fields && <FieldPills filters={search.fields} onChange={(fields) => onChange({ fields })} />}
      <AddFilter
        onAdd={(field, value) => onChange({ [field]: value, ...(field === 'state' && { view: undefined }) })}
        onAddField={(filter) => onChange({ fields: [...(search.fields ?? []), filter] })}
      />
      {(set.length > 0 || search.words || search.fields) && (
        <LinkButton onClick={() => onChange(cleared)}>{t('subscribers:clear')}</LinkButton>
      )}
      <ChooseColumns columns={search.columns ?? []} onChange={(columns) => onChange({ columns, page: search.page })} />
      {total !== undefined && (
        <span className={classes.matches} role="status">
          {total === null ? t('subscribers:counting') : t('subscribers:matches', { count: total })}
        </span>
      )}
    </div>
  )
}

interface PillProps {
  field: FilterField
  value: string
  onDrop: () => void
}

/** A filter reads as a sentence: “City is Ulm”. */
function FilterPill({ field, value, onDrop }: PillProps) {
  const { t } = useTranslation(['subscribers'])
  const shown = useFilterValue(field, value)
  return (
    <span className={classes.pill}>
      <span>{t(`subscribers:filter.${field}`)}</span> <b>{shown}</b>
      <CloseButton
        size={18}
        onClick={onDrop}
        aria-label={t('subscribers:dropFilter', { filter: `${t(`subscribers:filter.${field}`)} ${shown}` })}
      />
    </span>
  )
}

function useFilterValue(field: FilterField, value: string): string {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const times = useTimesIn('UTC')
  const groups = useQuery({ ...groupChoicesQuery(account.id), enabled: field === 'group' }).data
  if (field === 'group')
    return groups?.find(({ id }) => String(id) === value)?.name ?? (groups ? t('subscribers:groupGone') : value)
  if (field === 'state') return t(`subscribers:state.${value}`)
  if (filterKinds[field] === 'days') return spanWords(t, field, value)
  return filterKinds[field] === 'day' && account ? times.longDay(`${value} 00:00:00`) : value
}
