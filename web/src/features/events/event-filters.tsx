import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EventSearch, eventTypes } from './event.rules.ts'
import classes from './events.module.css'

interface Found {
  id: number
  email: string
}

interface Props {
  search: EventSearch
  onChange: (changed: EventSearch) => void
  isHeld: boolean
  onHold: (isHeld: boolean) => void
  /** People by a part of their address. */
  find: (words: string) => Promise<Found[]>
}

/** By type, person, day and position; live unless held. */
export function EventFilters({ search, onChange, isHeld, onHold, find }: Props) {
  const { t } = useTranslation(['events'])
  const HoldIcon = isHeld ? IconPlayerPlay : IconPlayerPause
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('events:filter.type')}
        value={search.type ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ type: eventTypes.find((known) => known === currentTarget.value), before: undefined })
        }
        data={[
          { value: '', label: t('events:filter.anyType') },
          ...eventTypes.map((type) => ({ value: type, label: type })),
        ]}
      />
      <PersonFilter
        key={search.person ?? 0}
        chosen={search.person}
        find={find}
        onChoose={(person) => onChange({ person, before: undefined })}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(`events:filter.${end}`)}
          value={search[end] ?? ''}
          onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value || undefined, before: undefined })}
        />
      ))}
      <Position key={search.before ?? 0} before={search.before} onChange={(before) => onChange({ before })} />
      <Button leftSection={<HoldIcon size={16} stroke={1.6} />} onClick={() => onHold(!isHeld)}>
        {t(isHeld ? 'events:goOn' : 'events:hold')}
      </Button>
    </div>
  )
}

interface PersonProps extends Pick<Props, 'find'> {
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

function PersonFilter({ chosen, find, onChoose }: PersonProps) {
  const { t } = useTranslation(['events'])
  const [words, setWords] = useState(chosen === undefined ? '' : t('events:personNumber', { id: chosen }))
  const wanted = words.trim()
  const { data = [] } = useQuery({
    queryKey: ['people-of-events', wanted],
    queryFn: () => find(wanted),
    enabled: chosen === undefined && wanted.length > 1,
  })
  return (
    <Autocomplete
      label={t('events:filter.person')}
      placeholder={t('events:filter.anybody')}
      value={words}
      onChange={(typed) => {
        setWords(typed)
        if (typed === '' && chosen !== undefined) onChoose(undefined)
      }}
      data={data.map(({ email }) => email)}
      filter={({ options }) => options}
      onOptionSubmit={(email) => onChoose(data.find((found) => found.email === email)?.id)}
      selectFirstOptionOnChange
    />
  )
}

function Position({
  before,
  onChange,
}: {
  before: number | undefined
  onChange: (before: number | undefined) => void
}) {
  const { t } = useTranslation(['events'])
  const [typed, setTyped] = useState(before === undefined ? '' : String(before - 1))
  function go(): void {
    const position = Number(typed.replace(/\D/g, ''))
    onChange(position > 0 ? position + 1 : undefined)
  }
  return (
    <TextInput
      label={t('events:filter.position')}
      value={typed}
      inputMode="numeric"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && go()}
      onBlur={go}
      autoComplete="off"
    />
  )
}
