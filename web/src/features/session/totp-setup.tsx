import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TotpSecret } from '../../api/records.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CodeInput } from './code-input.tsx'
import { FactorRefusal } from './factor-refusal.tsx'
import classes from './own-access.module.css'
import { turnOnTotp } from './own-access.queries.ts'
import { QrCode } from './qr-code.tsx'
import { useRenewedSession } from './use-renewed-session.ts'

interface Props {
  secret: TotpSecret
  /** Codes come with the first factor only. */
  onTurnedOn: (recoveryCodes: string[] | null) => void
  onCancel: () => void
}

/** Scan, type what the app shows, done: nothing is asked for at sign-in before one code was right. */
export function TotpSetup({ secret, onTurnedOn, onCancel }: Props) {
  const { t } = useTranslation(['access', 'factor'])
  const renewed = useRenewedSession()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const turnOn = useMutation({
    mutationFn: () => turnOnTotp(code),
    onSuccess: ({ session, recoveryCodes }) => {
      renewed(session)
      onTurnedOn(recoveryCodes)
    },
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') turnOn.mutate()
  }
  return (
    <form className={classes.setup} onSubmit={submit} noValidate aria-label={t('access:setup.title')}>
      <p className={classes.text}>{t('access:setup.scan')}</p>
      <QrCode text={secret.uri} name={t('access:setup.qr')} />
      <p className={classes.text}>{t('access:setup.type')}</p>
      <div className={classes.secret}>
        <code>{inGroups(secret.secret)}</code>
        <CopyButton value={secret.secret} name={t('access:setup.secret')} />
      </div>
      <FactorRefusal error={turnOn.error} seconds={0} />
      <CodeInput
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setMissing(false)
        }}
        takes="app"
        error={isMissing ? t('factor:code.missing') : undefined}
      />
      <div className={classes.acts}>
        <Button onClick={onCancel}>{t('access:setup.cancel')}</Button>
        <Button type="submit" variant="filled" loading={turnOn.isPending}>
          {t('access:setup.go')}
        </Button>
      </div>
    </form>
  )
}

/** Easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
