import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../ui/act.ts'
import { Keys } from '../../ui/key.tsx'
import classes from './shortcut-list.module.css'

const inLists = ['j', 'k', 'x', 'Enter', '/'] as const

interface Props {
  opened: boolean
  onClose: () => void
  acts: Act[]
}

export function ShortcutList({ opened, onClose, acts }: Props) {
  const { t } = useTranslation(['frame'])
  const rows = [
    { keys: 'Ctrl K', label: t('frame:keys.palette') },
    ...acts.flatMap(({ keys, label }) => (keys ? [{ keys, label }] : [])),
    ...inLists.map((keys) => ({ keys, label: t(`frame:keys.${keys}`) })),
    { keys: 'Ctrl Z', label: t('frame:keys.undo') },
    { keys: '?', label: t('frame:keys.all') },
  ]
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('frame:keys.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      <dl className={classes.list}>
        {rows.map(({ keys, label }) => (
          <div key={keys} className={classes.row}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
