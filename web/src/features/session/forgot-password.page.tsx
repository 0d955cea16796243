import { Anchor, Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { requestReset } from './links.queries.ts'
import { emailFault } from './sign-in.rules.ts'
import { useWait } from './use-wait.ts'

/** Says the same whoever asks: nobody learns here who works with Postrider. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['entry', 'session'])
  const ask = useMutation({ mutationFn: (email: string) => requestReset(email) })
  return (
    <EntryFrame title={t(ask.isSuccess ? 'entry:asked.title' : 'entry:forgot.title')}>
      {ask.isSuccess ? (
        <>
          <p className={classes.text} role="status">
            {t('entry:asked.text', { email: ask.variables })}
          </p>
          <p className={classes.text}>{t('entry:asked.none')}</p>
        </>
      ) : (
        <AskForm onAsk={ask.mutate} isPending={ask.isPending} error={ask.error} />
      )}
      <p className={classes.way}>
        <Anchor component={Link} to="/sign-in">
          {t('entry:toSignIn')}
        </Anchor>
      </p>
    </EntryFrame>
  )
}

interface Props {
  onAsk: (email: string) => void
  isPending: boolean
  error: Error | null
}

function AskForm({ onAsk, isPending, error }: Props) {
  const { t } = useTranslation(['entry', 'session'])
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof emailFault>>()
  const wait = useWait(error instanceof Refusal ? error : null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = emailFault(email.trim())
    setFault(found)
    if (!found) onAsk(email.trim())
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('entry:forgot.title')}>
      <p className={classes.text}>{t('entry:forgot.text')}</p>
      {wait > 0 ? (
        <Notice
          kind="warn"
          title={t('session:wait.title')}
          text={t('session:wait.text', { count: wait })}
          error={error}
        />
      ) : (
        error && (
          <Notice
            kind="bad"
            title={t('entry:refused.unreachable.title')}
            text={t('entry:refused.unreachable.text')}
            error={error}
            isUnexplained
          />
        )
      )}
      <TextInput
        name="email"
        type="email"
        size="md"
        label={t('session:email')}
        value={email}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setFault(undefined)
        }}
        error={fault && t(`session:fault.${fault}`)}
        autoComplete="username"
        autoFocus
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={wait > 0}>
        {t('entry:forgot.go')}
      </Button>
    </form>
  )
}
