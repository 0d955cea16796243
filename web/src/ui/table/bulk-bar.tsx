import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Act } from '../act.ts'
import classes from './bulk-bar.module.css'
import { countOf, everybody, nobody, type Selection } from './selection.rules.ts'

interface Props {
  selection: Selection
  /** Null while they are counted. */
  total: number | null
  onSelect: (selection: Selection) => void
  acts: Act[]
}

/** What can be done with the chosen ones; it floats above the list while there are any. */
export function BulkBar({ selection, total, onSelect, acts }: Props) {
  const { t } = useTranslation(['ui'])
  const count = countOf(selection, total)
  if (count === 0) return null
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={t('ui:table.bulk')}>
        <span role="status">{count === null ? t('ui:table.chosenAll') : t('ui:table.chosen', { count })}</span>
        {total !== null && count !== null && count < total && (
          <button type="button" className={classes.all} onClick={() => onSelect(everybody)}>
            {t('ui:table.chooseAll', { count: total })}
          </button>
        )}
        {acts.length > 0 && <hr className={classes.line} />}
        {acts.map(({ id, label, icon: Icon, run }) => (
          <Button
            key={id}
            variant="subtle"
            leftSection={<Icon size={16} stroke={1.6} />}
            onClick={run}
            className={classes.act}
          >
            {label}
          </Button>
        ))}
        <hr className={classes.line} />
        <button
          type="button"
          className={classes.clear}
          onClick={() => onSelect(nobody)}
          aria-label={t('ui:table.chooseNone')}
        >
          <IconX size={16} stroke={1.6} />
        </button>
      </div>
    </div>
  )
}
