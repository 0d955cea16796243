import { Menu } from '@mantine/core'
import { IconVariable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../ui/key.tsx'
import classes from './rich-text.module.css'
import type { Variables } from './use-variables.ts'

interface Props {
  variables: Variables
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (token: string) => void
  /** Somebody writes a bracket after all. */
  onBracket: () => void
}

/** Everything that can be put in about a reader, and how many have it. */
export function VariableMenu({ variables, isOpen, onOpen, onChoose, onBracket }: Props) {
  const { t } = useTranslation(['editor'])
  return (
    <Menu
      opened={isOpen}
      onChange={onOpen}
      position="bottom-end"
      width={280}
      returnFocus={false}
      closeOnItemClick={false}
    >
      <Menu.Target>
        <button type="button" className={classes.insert}>
          <IconVariable size={14} stroke={1.8} aria-hidden /> {t('editor:insertVariable')} <Key>{'{'}</Key>
        </button>
      </Menu.Target>
      <Menu.Dropdown
        className={classes.choices}
        onKeyDown={(event) => {
          if (event.key !== '{') return
          event.preventDefault()
          onBracket()
        }}
      >
        {variables.choices.map(({ token, name, share }) => (
          <Menu.Item
            key={token}
            onClick={() => onChoose(token)}
            rightSection={share !== null && <span className={classes.share}>{t('editor:share', { share })}</span>}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
