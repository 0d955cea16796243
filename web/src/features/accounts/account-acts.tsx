import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subaccount } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { familyQuery, renameSubaccount, type Step, switchChannels, takeStep } from './accounts.queries.ts'
import { InviteAdmin } from './invite-admin.tsx'
import { RefusedAccount } from './refused-account.tsx'

type Dialog = 'rename' | 'invite' | 'book' | 'unbook' | Step

interface Props {
  below: Subaccount
}
type DialogProps = Props & { onClose: () => void }

/** What can be done with an account below. What cannot be done is absent. */
export function AccountActs({ below }: Props) {
  const { t } = useTranslation(['accounts'])
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { name, hasChannels, lockedBy, admin } = below
  const offered: Dialog[] = [
    'rename',
    ...(admin === 'there' ? [] : ['invite' as const]),
    hasChannels ? 'unbook' : 'book',
    ...(lockedBy === null ? ['locking' as const, 'detaching' as const] : []),
    ...(lockedBy === 'parent' ? ['unlocking' as const] : []),
  ]
  const close = () => setDialog(null)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('accounts:acts.more', { name })}>
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map((each) => (
            <Menu.Item key={each} onClick={() => setDialog(each)}>
              {t(`accounts:acts.${each}.open`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && <Rename below={below} onClose={close} />}
      {dialog === 'invite' && <InviteAdmin below={below} onClose={close} />}
      {dialog && dialog !== 'rename' && dialog !== 'invite' && <Ask below={below} what={dialog} onClose={close} />}
    </>
  )
}

const harmless: readonly Dialog[] = ['book', 'unlocking']

function Ask({ below, what, onClose }: DialogProps & { what: Exclude<Dialog, 'rename' | 'invite'> }) {
  const { t } = useTranslation(['accounts'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const { id, name } = below
  const act = useMutation({
    mutationFn: () =>
      what === 'book' || what === 'unbook'
        ? switchChannels(account.id, id, what === 'book')
        : takeStep(account.id, id, what),
    onSuccess: () => {
      onClose()
      say({ text: t(`accounts:acts.${what}.done`, { name }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: familyQuery(account.id).queryKey }),
  })
  return (
    <Confirm
      title={t(`accounts:acts.${what}.title`, { name })}
      text={t(`accounts:acts.${what}.text`)}
      wayBack={harmless.includes(what) ? 'notNeeded' : 'inWords'}
      keep={t('accounts:keep')}
      go={t(`accounts:acts.${what}.go`, { name })}
      isHarmless={harmless.includes(what)}
      isPending={act.isPending}
      onKeep={onClose}
      onGo={() => act.mutate()}
    >
      {act.error && <RefusedAccount error={act.error} />}
    </Confirm>
  )
}

function Rename({ below, onClose }: DialogProps) {
  const { t } = useTranslation(['accounts', 'form'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: (name: string) => renameSubaccount(account.id, below.id, name),
    onSuccess: (_, name) => {
      onClose()
      say({ text: t('accounts:acts.rename.done', { name }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: familyQuery(account.id).queryKey }),
  })
  const faultOf = useFaultWords(rename.error)
  return (
    <NameDialog
      title={t('accounts:acts.rename.title', { name: below.name })}
      label={t('accounts:name')}
      hint={t('accounts:nameHint')}
      name={below.name}
      shortest={2}
      longest={191}
      fault={faultOf('#/name')}
      leave={t('accounts:keep')}
      go={t('accounts:acts.rename.go')}
      isPending={rename.isPending}
      onClose={onClose}
      onGo={(name) => rename.mutate(name)}
    >
      {rename.error && faultsOf(rename.error).length === 0 && <RefusedAccount error={rename.error} />}
    </NameDialog>
  )
}
