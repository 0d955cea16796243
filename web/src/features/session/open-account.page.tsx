import { Button, Loader, PasswordInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignUpView } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { LinkVoid } from './link-void.tsx'
import { sessionQuery } from './session.queries.ts'
import { openAccount, signUpQuery } from './sign-up.queries.ts'
import { useLinkToken } from './use-link-token.ts'
import { useWait } from './use-wait.ts'

/** Where the link of a sign-up leads: the password shows that whoever reads the mail is who has signed up. */
export function OpenAccountPage() {
  const { t } = useTranslation(['signUp', 'entry'])
  const token = useLinkToken()
  const signUp = useQuery(signUpQuery(token))
  const open = useOpening(token)
  const isOver = open.error instanceof Refusal && open.error.code === 'link_void'
  const error = signUp.error ?? (isOver ? open.error : null)
  return (
    <EntryFrame title={t('signUp:open.title')} motto={t('signUp:motto')}>
      {error ? (
        <LinkVoid error={error} kind="signUp" />
      ) : signUp.data ? (
        <OpenForm signUp={signUp.data} onOpen={open.mutate} isPending={open.isPending} error={open.error} />
      ) : (
        <Loader size="sm" aria-label={t('entry:looking')} />
      )}
    </EntryFrame>
  )
}

function useOpening(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (password: string) => openAccount(token, password),
    onSuccess: async (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      await navigate({ to: '/' })
    },
  })
}

interface Props {
  signUp: SignUpView
  onOpen: (password: string) => void
  isPending: boolean
  error: Error | null
}

function OpenForm({ signUp, onOpen, isPending, error }: Props) {
  const { t } = useTranslation(['signUp', 'entry', 'session'])
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const wait = useWait(error instanceof Refusal ? error : null)
  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') onOpen(password)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('signUp:open.title')}>
      <p className={classes.text}>
        {t('signUp:open.text', { name: signUp.name, organisation: signUp.organisation, email: signUp.email })}
      </p>
      {error && <Refused error={error} seconds={wait} />}
      <input type="hidden" name="username" autoComplete="username" value={signUp.email} readOnly />
      <PasswordInput
        name="password"
        size="md"
        label={t('session:password')}
        description={t('signUp:open.hint')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={isMissing && t('entry:fault.passwordOwn')}
        autoComplete="current-password"
        autoFocus
        visibilityToggleButtonProps={{ 'aria-label': t('session:showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={wait > 0}>
        {t('signUp:open.go')}
      </Button>
    </form>
  )
}

function Refused({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['signUp', 'entry', 'session'])
  if (seconds > 0) {
    return (
      <Notice
        kind="warn"
        title={t('session:wait.title')}
        text={t('session:wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  if (error instanceof Refusal && error.code === 'sign_in_failed') {
    return (
      <Notice kind="bad" title={t('signUp:open.mismatch.title')} text={t('signUp:open.mismatch.text')} error={error} />
    )
  }
  return (
    <Notice
      kind="bad"
      title={t('entry:refused.unreachable.title')}
      text={t('entry:refused.unreachable.text')}
      error={error}
      isUnexplained
    />
  )
}
