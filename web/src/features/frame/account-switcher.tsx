import { Menu, TextInput } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { AccountBadge } from './account-badge.tsx'
import classes from './account-switcher.module.css'
import { CurrentAccount } from './current-account.tsx'

/** From here on nobody finds a name by looking. */
const manyAccounts = 8

interface Props {
  current: Account
  accounts: Account[]
}

export function AccountSwitcher({ current, accounts }: Props) {
  const { t } = useTranslation(['frame'])
  const [wanted, setWanted] = useState('')
  const nameOf = ({ name, sandboxOf }: Account) => (sandboxOf === null ? name : t('frame:sandboxOf', { name }))
  const shown = accounts.filter(({ name }) => name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()))
  return (
    <Menu
      position="bottom-start"
      width={260}
      onClose={() => setWanted('')}
      withInitialFocusPlaceholder={accounts.length <= manyAccounts}
    >
      <Menu.Target>
        <CurrentAccount account={current} />
      </Menu.Target>
      <Menu.Dropdown>
        {accounts.length > manyAccounts && (
          <TextInput
            className={classes.find}
            aria-label={t('frame:findAccount')}
            placeholder={t('frame:findAccount')}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            data-autofocus
          />
        )}
        {shown.map((account) => (
          <Menu.Item
            key={account.id}
            renderRoot={(props) => (
              <Link {...props} to="/accounts/$accountId" params={{ accountId: String(account.id) }} />
            )}
            rightSection={account.id === current.id ? <IconCheck size={16} stroke={1.6} aria-hidden /> : undefined}
          >
            <span className={classes.entry}>
              <AccountBadge type={account.type} />
              <span className={classes.name}>{nameOf(account)}</span>
            </span>
          </Menu.Item>
        ))}
        {shown.length === 0 && <Menu.Label>{t('frame:noAccount', { name: wanted })}</Menu.Label>}
        {current.rights.includes('manageAccounts') && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/accounts/$accountId/new-account" params={{ accountId: String(current.id) }} />
              )}
            >
              {t('frame:newAccount')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
