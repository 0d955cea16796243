import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldChoicesQuery, fieldName } from '../../api/field-choices.ts'
import { groupChoicesQuery } from '../../api/group-choices.ts'
import { useAccount } from '../../api/use-account.ts'
import { daySpans, type FieldFilter, type FieldOperator, isFieldKind } from './condition-filter.rules.ts'
import { FieldValue } from './field-value.tsx'
import { spanWords } from './span-words.ts'
import { allStates } from './status.rules.ts'
import { type FilterField, filterFields, filterKinds } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  onAdd: (field: FilterField, value: string) => void
  onAddField: (filter: FieldFilter) => void
}

export function AddFilter({ onAdd, onAddField }: Props) {
  const { t } = useTranslation(['subscribers'])
  const [opened, setOpened] = useState(false)
  const [field, setField] = useState<string>('state')
  const fields = useFields(opened)
  const chosen = fields.find(({ id }) => `field:${id}` === field)

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = String(form.get('value') ?? '').trim()
    if (chosen) onAddField({ id: chosen.id, operator: form.get('operator') as FieldOperator, value })
    else if (value === '') return
    else onAdd(field as FilterField, value)
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus width={264} shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.add}
          onClick={() => setOpened(!opened)}
          aria-haspopup="dialog"
          aria-expanded={opened}
        >
          <IconPlus size={14} stroke={1.6} aria-hidden />
          {t('subscribers:addFilter')}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('subscribers:addFilter')}>
        <form onSubmit={add} className={classes.newFilter}>
          <NativeSelect
            label={t('subscribers:filterBy')}
            value={field}
            onChange={({ currentTarget }) => setField(currentTarget.value)}
            data={[
              ...filterFields.map((name) => ({ value: name, label: t(`subscribers:filterName.${name}`) })),
              ...fields.map(({ id, name }) => ({ value: `field:${id}`, label: name })),
            ]}
          />
          {chosen ? <FieldValue key={field} field={chosen} /> : <Value key={field} field={field as FilterField} />}
          <Button type="submit" variant="filled">
            {t('subscribers:apply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Fields that a filter can ask for, by name. */
function useFields(isWanted: boolean) {
  const { i18n } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const { data = [] } = useQuery({ ...fieldChoicesQuery(account.id), enabled: isWanted })
  return data
    .filter(({ kind }) => isFieldKind(kind))
    .map((field) => ({ ...field, name: fieldName(field, i18n.language) }))
}

function Value({ field }: { field: FilterField }) {
  const { t } = useTranslation(['subscribers'])
  const label = t(`subscribers:filter.${field}`)
  if (filterKinds[field] === 'choice') {
    return (
      <NativeSelect
        name="value"
        label={label}
        data={allStates.map((state) => ({ value: state, label: t(`subscribers:state.${state}`) }))}
      />
    )
  }
  if (filterKinds[field] === 'days') {
    return (
      <NativeSelect
        name="value"
        label={label}
        defaultValue="30"
        data={daySpans.map((days) => ({ value: days, label: spanWords(t, field, days) }))}
      />
    )
  }
  if (filterKinds[field] === 'group') return <GroupChoice label={label} />
  return (
    <TextInput
      name="value"
      label={label}
      type={filterKinds[field] === 'day' ? 'date' : 'text'}
      required
      withAsterisk={false}
    />
  )
}

function GroupChoice({ label }: { label: string }) {
  const { account } = useAccount()
  const groups = useQuery(groupChoicesQuery(account.id)).data ?? []
  return (
    <NativeSelect
      name="value"
      label={label}
      data={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
      disabled={groups.length === 0}
    />
  )
}
