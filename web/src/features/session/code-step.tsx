import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { CodeInput } from './code-input.tsx'
import classes from './entry-frame.module.css'
import { FactorRefusal } from './factor-refusal.tsx'

interface Props {
  email: string
  onCode: (code: string) => void
  onBack: () => void
  isPending: boolean
  /** Why the last code was refused. */
  error: Error | null
  seconds: number
}

/** The second step of signing in, for those who have a second factor. */
export function CodeStep({ email, onCode, onBack, isPending, error, seconds }: Props) {
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
      <p className={classes.text}>
        <LinkButton onClick={onBack}>
          <IconArrowLeft size={14} stroke={1.8} aria-hidden /> {t('factor:step.back', { email })}
        </LinkButton>
      </p>
      <FactorRefusal error={error} seconds={seconds} />
      <CodeInput
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setMissing(false)
        }}
        error={isMissing ? t('factor:code.missing') : undefined}
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={seconds > 0}>
        {t('factor:step.go')}
      </Button>
      <p className={classes.way}>{t('factor:step.lost')}</p>
    </form>
  )
}
