import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorMethod } from '../../api/records.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { CodeInput } from './code-input.tsx'
import classes from './entry-frame.module.css'
import { FactorRefusal } from './factor-refusal.tsx'
import { canUsePasskeys } from './passkey.rules.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { Besides } from './sign-by-passkey.ts'

interface Props {
  email: string
  methods: readonly FactorMethod[]
  onShown: (besides: Besides) => void
  onBack: () => void
  isPending: boolean
  /** Why the last one was refused. */
  error: Error | null
  seconds: number
  /** What helps who has lost everything, where it is no admin. */
  lost?: string
}

/** The second step of signing in, for those who have a second factor: first what they have, then the ways out. */
export function FactorStep({ email, methods, onShown, onBack, isPending, error, seconds, lost }: Props) {
  const { t } = useTranslation(['factor'])
  const hasPasskey = methods.includes('passkey') && canUsePasskeys()
  const hasApp = methods.includes('totp')
  const [isTyping, setTyping] = useState(hasApp || !hasPasskey)
  const byPasskey = () => onShown('passkey')
  return (
    <>
      <p className={classes.text}>
        <LinkButton onClick={onBack}>
          <IconArrowLeft size={14} stroke={1.8} aria-hidden /> {t('factor:step.back', { email })}
        </LinkButton>
      </p>
      <FactorRefusal error={error} seconds={seconds} />
      {isTyping ? (
        <CodeForm isOfApp={hasApp} onCode={(code) => onShown({ code })} isPending={isPending} isShut={seconds > 0} />
      ) : (
        <>
          <p className={classes.text}>{t('factor:step.passkeyText')}</p>
          <PasskeyButton
            size="md"
            variant="filled"
            fullWidth
            onClick={byPasskey}
            loading={isPending}
            disabled={seconds > 0}
          />
        </>
      )}
      {hasPasskey && (
        <p className={classes.way}>
          {isTyping ? (
            <LinkButton onClick={hasApp ? byPasskey : () => setTyping(false)}>{t('factor:passkey.instead')}</LinkButton>
          ) : (
            <LinkButton onClick={() => setTyping(true)}>{t('factor:step.recovery')}</LinkButton>
          )}
        </p>
      )}
      <p className={classes.way}>{lost ?? t('factor:step.lost')}</p>
    </>
  )
}

interface CodeFormProps {
  isOfApp: boolean
  onCode: (code: string) => void
  isPending: boolean
  isShut: boolean
}

function CodeForm({ isOfApp, onCode, isPending, isShut }: CodeFormProps) {
  const { t } = useTranslation(['factor'])
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(code.trim() === '')
    if (code.trim() !== '') onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('factor:step.title')}>
      <CodeInput
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setMissing(false)
        }}
        takes={isOfApp ? 'both' : 'recoveryCode'}
        error={isMissing ? t('factor:code.missing') : undefined}
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={isShut}>
        {t('factor:step.go')}
      </Button>
    </form>
  )
}
