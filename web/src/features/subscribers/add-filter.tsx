import { Button, NativeSelect, Popover, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allStates } from './status.rules.ts'
import { type FilterField, filterFields, filterKinds } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'

interface Props {
  onAdd: (field: FilterField, value: string) => void
}

export function AddFilter({ onAdd }: Props) {
  const { t } = useTranslation(['subscribers'])
  const [opened, setOpened] = useState(false)
  const [field, setField] = useState<FilterField>('state')

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const value = String(new FormData(event.currentTarget).get('value') ?? '').trim()
    if (value === '') return
    onAdd(field, value)
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
            onChange={({ currentTarget }) => setField(currentTarget.value as FilterField)}
            data={filterFields.map((name) => ({ value: name, label: t(`subscribers:filterName.${name}`) }))}
          />
          <Value key={field} field={field} />
          <Button type="submit" variant="filled">
            {t('subscribers:apply')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
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
