import { useTranslation } from 'react-i18next'
import { Chip } from '../form/chip.ts'

interface Props {
  count: number
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** Opens the trash of a list; where nothing lies in it there is nothing to open. */
export function TrashChip({ count, isOpen, onChange }: Props) {
  const { t } = useTranslation(['ui'])
  if (count === 0 && !isOpen) return null
  return (
    <Chip variant="outline" checked={isOpen} onChange={onChange}>
      {t('ui:trash.open', { count })}
    </Chip>
  )
}
