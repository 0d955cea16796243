import { Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { toggled } from './list-column.rules.ts'
import { mostColumns } from './subscriber-filter.rules.ts'
import classes from './subscribers.module.css'
import { listColumnsQuery } from './subscribers.queries.ts'
import { useColumnLabel } from './use-column-label.ts'

interface Props {
  columns: readonly string[]
  onChange: (columns: string[] | undefined) => void
}

/** What the list shows beside names, addresses and status. It stands in the address, so that views keep it. */
export function ChooseColumns({ columns, onChange }: Props) {
  const { t } = useTranslation(['subscribers'])
  const { account } = useAccount()
  const [isOpen, setOpen] = useState(false)
  const { data: offered = [] } = useQuery({ ...listColumnsQuery(account.id), enabled: isOpen })
  const label = useColumnLabel()
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus width={264} shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.columns}
          onClick={() => setOpen(!isOpen)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        >
          <IconColumns3 size={16} stroke={1.6} aria-hidden />
          {t('subscribers:columns.open')}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('subscribers:columns.open')}>
        <div className={classes.columnChoices}>
          {offered.map((column) => {
            const isChosen = columns.includes(column.column)
            return (
              <Checkbox
                key={column.column}
                label={label(column)}
                checked={isChosen}
                disabled={!isChosen && columns.length >= mostColumns}
                onChange={() => onChange(toggled(columns, column.column))}
              />
            )
          })}
          <p>{t('subscribers:columns.text')}</p>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
