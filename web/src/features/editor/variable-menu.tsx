import { ActionIcon, Menu } from '@mantine/core'
import { IconVariable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../ui/key.tsx'
import classes from './rich-text.module.css'
import type { Chips } from './use-chips.ts'
import type { Variables } from './use-variables.ts'

interface Props {
  variables: Variables
  chips: Chips
  /** The name of a field that has no room for words. */
  into?: string
}

/** Everything that can be put in about a reader, and how many have it. */
export function VariableMenu({ variables, chips, into }: Props) {
  const { t } = useTranslation(['editor'])
  return (
    <Menu
      opened={chips.isChoosing}
      onChange={chips.open}
      position="bottom-end"
      width={280}
      returnFocus={false}
      closeOnItemClick={false}
    >
      <Menu.Target>
        {into === undefined ? (
          <button type="button" className={classes.insert}>
            <IconVariable size={14} stroke={1.8} aria-hidden /> {t('editor:insertVariable')} <Key>{'{'}</Key>
          </button>
        ) : (
          <ActionIcon
            size={26}
            aria-label={t('editor:insertVariableInto', { field: into })}
            title={`${t('editor:insertVariable')} ({)`}
          >
            <IconVariable size={15} stroke={1.8} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown
        className={classes.choices}
        onKeyDown={(event) => {
          if (event.key !== '{') return
          event.preventDefault()
          chips.writeBracket()
        }}
      >
        {variables.choices.map(({ token, name, share }) => (
          <Menu.Item
            key={token}
            onClick={() => chips.insert(token)}
            rightSection={share !== null && <span className={classes.share}>{t('editor:share', { share })}</span>}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
