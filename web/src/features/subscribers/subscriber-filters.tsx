import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Key } from '../../ui/key.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useTimes } from '../../ui/use-times.ts'
import { AddFilter } from './add-filter.tsx'
import { type FilterField, filterFields, filterKinds, type SubscriberSearch } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  search: SubscriberSearch
  onChange: (changed: Partial<SubscriberSearch>) => void
  total: number | undefined
}

const cleared = { search: undefined, state: undefined, city: undefined, joinedFrom: undefined, joinedTo: undefined }

export function SubscriberFilters({ search, onChange, total }: Props) {
  const { t } = useTranslation(['subscribers'])
  const set = filterFields.filter((field) => search[field] !== undefined)
  return (
    <div className={classes.filters}>
      <Words search={search.search} onSearch={(words) => onChange({ search: words })} />
      {set.map((field) => (
        <FilterPill
          key={field}
          field={field}
          value={search[field] as string}
          onDrop={() => onChange({ [field]: undefined })}
        />
      ))}
      <AddFilter
        onAdd={(field, value) => onChange({ [field]: value, ...(field === 'state' && { view: undefined }) })}
      />
      {(set.length > 0 || search.search) && (
        <LinkButton onClick={() => onChange(cleared)}>{t('subscribers:clear')}</LinkButton>
      )}
      {total !== undefined && (
        <span className={classes.matches} role="status">
          {t('subscribers:matches', { count: total })}
        </span>
      )}
    </div>
  )
}

/** What is typed is asked for after a moment of rest, or at once with Enter. */
function Words({ search, onSearch }: { search: string | undefined; onSearch: (words: string | undefined) => void }) {
  const { t } = useTranslation(['subscribers'])
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(search ?? '')
  useEffect(() => setText(search ?? ''), [search])
  useEffect(() => {
    if (text.trim() === (search ?? '')) return
    const timer = setTimeout(() => onSearch(text.trim() || undefined), 300)
    return () => clearTimeout(timer)
  })
  useKeys({ '/': () => field.current?.focus() })
  return (
    <TextInput
      ref={field}
      className={classes.words}
      type="search"
      aria-label={t('subscribers:search')}
      placeholder={t('subscribers:search')}
      leftSection={<IconSearch size={16} stroke={1.6} />}
      rightSection={<Key>/</Key>}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && onSearch(text.trim() || undefined)}
    />
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
  const times = useTimes('UTC')
  if (field === 'state') return t(`subscribers:state.${value}`)
  return filterKinds[field] === 'day' && account ? times.longDay(`${value} 00:00:00`) : value
}
