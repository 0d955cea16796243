import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { NotDone } from './not-done.tsx'
import classes from './own-access.module.css'
import { removePasskey, renamePasskey } from './own-access.queries.ts'

interface Props {
  passkey: Passkey
  /** Without it nothing but the password is left. */
  isLast: boolean
  onChanged: () => void
}

export function PasskeyRow({ passkey, isLast, onChanged }: Props) {
  const { t } = useTranslation(['access'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const [asking, setAsking] = useState<'name' | 'removal' | null>(null)
  const { name, createdAt, lastUsedAt } = passkey
  const close = () => setAsking(null)
  return (
    <li className={classes.passkey}>
      <IconFingerprint size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <p>
          {lastUsedAt
            ? t('access:passkeys.used', { moment: moment(lastUsedAt) })
            : t('access:passkeys.unused', { moment: moment(createdAt) })}
        </p>
      </div>
      <div className={classes.acts}>
        <Button onClick={() => setAsking('name')} aria-label={t('access:passkeys.renameNamed', { name })}>
          {t('access:passkeys.rename')}
        </Button>
        <Button onClick={() => setAsking('removal')} aria-label={t('access:passkeys.removeNamed', { name })}>
          {t('access:passkeys.remove')}
        </Button>
      </div>
      {asking === 'name' && <Rename passkey={passkey} onClose={close} onChanged={onChanged} />}
      {asking === 'removal' && <Remove passkey={passkey} isLast={isLast} onClose={close} onChanged={onChanged} />}
    </li>
  )
}

interface DialogProps {
  passkey: Passkey
  onClose: () => void
  onChanged: () => void
}

function Rename({ passkey, onClose, onChanged }: DialogProps) {
  const { t } = useTranslation(['access'])
  const rename = useMutation({
    mutationFn: (name: string) => renamePasskey(passkey.id, name),
    onSuccess: () => {
      onClose()
      onChanged()
    },
  })
  return (
    <NameDialog
      title={t('access:passkeys.renameNamed', { name: passkey.name })}
      label={t('access:passkeys.name')}
      hint={t('access:passkeys.nameHint')}
      name={passkey.name}
      longest={60}
      leave={t('access:passkeys.keepName')}
      go={t('access:passkeys.rename')}
      isPending={rename.isPending}
      onClose={onClose}
      onGo={(name) => rename.mutate(name)}
    >
      {rename.error && <NotDone error={rename.error} />}
    </NameDialog>
  )
}

function Remove({ passkey, isLast, onClose, onChanged }: DialogProps & { isLast: boolean }) {
  const { t } = useTranslation(['access'])
  const { id, name } = passkey
  const remove = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: () => {
      onClose()
      say({ text: t('access:passkeys.removed', { name }) })
      onChanged()
    },
  })
  return (
    <Confirm
      title={t('access:passkeys.ask.title', { name })}
      text={isLast ? t('access:passkeys.ask.last') : t('access:passkeys.ask.other')}
      wayBack="again"
      keep={t('access:passkeys.ask.keep')}
      go={t('access:passkeys.ask.go')}
      isPending={remove.isPending}
      onKeep={onClose}
      onGo={() => remove.mutate()}
    >
      {remove.error && <NotDone error={remove.error} />}
    </Confirm>
  )
}
