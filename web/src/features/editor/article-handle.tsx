import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './editor.module.css'

interface Props {
  name: string
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  onCopy: () => void
  onRemove: () => void
}

/** Lies on the chosen article in the mail. */
export function ArticleHandle({ name, onUp, onDown, onCopy, onRemove }: Props) {
  const { t } = useTranslation(['editor'])
  const acts = [
    { label: t('editor:up'), Icon: IconArrowUp, run: onUp },
    { label: t('editor:down'), Icon: IconArrowDown, run: onDown },
    { label: t('editor:copy'), Icon: IconCopy, run: onCopy },
    { label: t('editor:remove'), Icon: IconTrash, run: onRemove },
  ]
  return (
    <div className={classes.handle} role="toolbar" aria-label={name}>
      <span>{name}</span>
      {acts.map(({ label, Icon, run }) => (
        <ActionIcon
          key={label}
          variant="transparent"
          size={24}
          aria-label={label}
          disabled={!run}
          className={classes.handleAct}
          onClick={run}
        >
          <Icon size={14} stroke={1.8} />
        </ActionIcon>
      ))}
    </div>
  )
}
