import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { deviceOf } from './agent.rules.ts'
import { NotDone } from './not-done.tsx'
import classes from './own-access.module.css'
import { addPasskey } from './own-access.queries.ts'
import { PasskeyKnown, PasskeyUnused } from './passkey.rules.ts'
import { useRenewedSession } from './use-renewed-session.ts'

/** Asks what to call it, then hands over to the browser and its device. */
export function AddPasskey({ onAdded }: { onAdded: (codes: string[] | null) => void }) {
  const { t } = useTranslation(['access'])
  const renewed = useRenewedSession()
  const { session } = useAccount()
  const [isAsking, setAsking] = useState(false)
  const add = useMutation({
    mutationFn: (name: string) => addPasskey(name, session.user),
    onSuccess: ({ passkey, recoveryCodes, session: next }) => {
      setAsking(false)
      renewed(next)
      say({ text: t('access:passkeys.added', { name: passkey.name }) })
      onAdded(recoveryCodes)
    },
  })
  const open = () => {
    add.reset()
    setAsking(true)
  }
  return (
    <>
      <Button className={classes.act} onClick={open}>
        {t('access:passkeys.add')}
      </Button>
      {isAsking && (
        <NameDialog
          title={t('access:passkeys.add')}
          label={t('access:passkeys.name')}
          hint={t('access:passkeys.nameHint')}
          name={nameOfThisDevice()}
          longest={60}
          leave={t('access:passkeys.leave')}
          go={t('access:passkeys.go')}
          isPending={add.isPending}
          onClose={() => setAsking(false)}
          onGo={(name) => add.mutate(name)}
        >
          {add.error && <NotAdded error={add.error} />}
        </NameDialog>
      )}
    </>
  )
}

/** A guess that most people keep. */
function nameOfThisDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent)
  return [system, browser].filter((word) => word !== null).join(', ')
}

function NotAdded({ error }: { error: Error }) {
  const { t } = useTranslation(['access'])
  const reason = reasonOf(error)
  if (!reason) return <NotDone error={error} />
  const kind = reason === 'unused' ? 'plain' : 'bad'
  return (
    <Notice
      kind={kind}
      title={t(`access:passkeys.refused.${reason}.title`)}
      text={t(`access:passkeys.refused.${reason}.text`)}
      error={error}
    />
  )
}

function reasonOf(error: Error): 'unused' | 'known' | 'tooMany' | null {
  if (error instanceof PasskeyUnused) return 'unused'
  const code = error instanceof Refusal ? error.code : null
  if (error instanceof PasskeyKnown || code === 'passkey_known') return 'known'
  return code === 'passkeys_too_many' ? 'tooMany' : null
}
