import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useInviteMember } from './invite-member.ts'
import { RefusedInvitation } from './refused-invitation.tsx'
import classes from './users.module.css'
import { allRoles } from './users.rules.ts'

const mailLanguages = ['en', 'de'] as const

/** Asks for an address and a role; the link goes to that address alone. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['users', 'ui'])
  const { account } = useAccount()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('editor')
  const [languageIso, setLanguage] = useState(i18n.language)
  const [isMissing, setMissing] = useState(false)
  const { run, pending, error } = useInviteMember(onClose)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isAddress = /\S@\S/.test(email)
    setMissing(!isAddress)
    if (isAddress) run({ email: email.trim(), role, languageIso })
  }
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t('users:invite.title', { account: account.name })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form onSubmit={submit} noValidate className={classes.invite}>
        {error && <RefusedInvitation error={error} email={email} />}
        <TextInput
          label={t('users:invite.email')}
          type="email"
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value)
            setMissing(false)
          }}
          error={isMissing && t('users:invite.emailMissing')}
          autoComplete="off"
          data-autofocus
        />
        <NativeSelect
          label={t('users:invite.role')}
          description={t(`users:meaning.${role}`)}
          inputWrapperOrder={['label', 'input', 'description']}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}
          data={allRoles.map((value) => ({ value, label: t(`users:role.${value}`) }))}
        />
        <NativeSelect
          label={t('users:invite.language')}
          value={languageIso}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          data={mailLanguages.map((value) => ({ value, label: t(`users:invite.in.${value}`) }))}
        />
        <p className={classes.note}>{t('users:invite.note')}</p>
        <div className={classes.ways}>
          <Button onClick={onClose}>{t('users:invite.cancel')}</Button>
          <Button type="submit" variant="filled" loading={pending !== null}>
            {t('users:invite.go')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
