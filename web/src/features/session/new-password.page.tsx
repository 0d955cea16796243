import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { choosePassword, resetQuery } from './links.queries.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import { passwordFault, passwordRefusal } from './password.rules.ts'
import { useLinkToken } from './use-link-token.ts'

/** Where the link of a reset mail leads. */
export function NewPasswordPage() {
  const { t } = useTranslation(['entry'])
  const token = useLinkToken()
  const { data: reset, error } = useQuery(resetQuery(token))
  const choose = useMutation({ mutationFn: (password: string) => choosePassword(token, password) })
  if (choose.isSuccess) return <Chosen />
  const isVoid = error ?? (passwordRefusal(choose.error) ? null : choose.error)
  return (
    <EntryFrame title={t('entry:choose.title')}>
      {isVoid ? (
        <LinkVoid error={isVoid} kind="reset" />
      ) : reset ? (
        <ChooseForm
          email={reset.email}
          onChoose={choose.mutate}
          isPending={choose.isPending}
          refused={passwordRefusal(choose.error)}
        />
      ) : (
        <Loader size="sm" aria-label={t('entry:looking')} />
      )}
    </EntryFrame>
  )
}

function Chosen() {
  const { t } = useTranslation(['entry'])
  return (
    <EntryFrame title={t('entry:chosen.title')}>
      <p className={classes.text} role="status">
        {t('entry:chosen.text')}
      </p>
      <Button component={Link} to="/sign-in" size="md" variant="filled" fullWidth>
        {t('entry:chosen.go')}
      </Button>
    </EntryFrame>
  )
}

interface Props {
  email: string
  onChoose: (password: string) => void
  isPending: boolean
  refused: ReturnType<typeof passwordRefusal>
}

function ChooseForm({ email, onChoose, isPending, refused }: Props) {
  const { t } = useTranslation(['entry'])
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof passwordFault>>()
  const isShown = fault ?? refused

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = passwordFault(password)
    setFault(found)
    if (!found) onChoose(password)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('entry:choose.title')}>
      <p className={classes.text}>{t('entry:choose.text', { email })}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordInput
        label={t('entry:choose.password')}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          setFault(undefined)
        }}
        error={isShown && t(`entry:fault.${isShown}`)}
        autoFocus
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending}>
        {t('entry:choose.go')}
      </Button>
    </form>
  )
}
