import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { suggestLanguage } from '../../words/words.ts'
import { CodeStep } from './code-step.tsx'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { asksForCode } from './factor.rules.ts'
import { sessionQuery, signIn } from './session.queries.ts'
import { type Entry, type EntryFaults, faultsOf } from './sign-in.rules.ts'
import { entryQuery } from './sign-up.queries.ts'
import { useWait } from './use-wait.ts'

export function SignInPage() {
  const { t } = useTranslation(['factor', 'session'])
  const enter = useEntry()
  const wait = useWait(enter.error instanceof Refusal ? enter.error : null)
  // Their password was right; what they typed is sent again with the code.
  const [known, setKnown] = useState<Entry | null>(null)
  const [email, setEmail] = useState('')
  const begin = (entry: Entry, onError: () => void) => {
    setEmail(entry.email)
    enter.mutate(entry, { onError: (error) => (asksForCode(error) ? setKnown(entry) : onError()) })
  }
  const backToStart = () => {
    enter.reset()
    setKnown(null)
  }
  if (known) {
    return (
      <EntryFrame title={t('factor:step.title')}>
        <CodeStep
          email={known.email}
          onCode={(code) => enter.mutate({ ...known, code })}
          onBack={backToStart}
          isPending={enter.isPending}
          error={enter.error}
          seconds={wait}
        />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t('session:title')}>
      <SignInForm email={email} onEnter={begin} isPending={enter.isPending} error={enter.error} wait={wait} />
      <p className={classes.way}>
        <Anchor component={Link} to="/forgot-password">
          {t('session:forgot')}
        </Anchor>
      </p>
      <WayToSignUp />
    </EntryFrame>
  )
}

/** Where the installation lets people open accounts by themselves. */
function WayToSignUp() {
  const { t } = useTranslation(['session'])
  const { data: entry } = useQuery(entryQuery)
  if (!entry || entry.signUp === 'closed') return null
  return (
    <p className={classes.way}>
      {t('session:newHere')}{' '}
      <Anchor component={Link} to="/sign-up">
        {t('session:signUp')}
      </Anchor>
    </p>
  )
}

interface FormProps {
  /** What was typed before. */
  email: string
  onEnter: (entry: Entry, onError: () => void) => void
  isPending: boolean
  error: Error | null
  wait: number
}

function SignInForm({ email, onEnter, isPending, error, wait }: FormProps) {
  const { t } = useTranslation(['session'])
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<EntryFaults>({})

  function submit(event: FormEvent): void {
    event.preventDefault()
    const entry = entryOf(form.current)
    const found = faultsOf(entry)
    setFaults(found)
    const first = found.email ? 'email' : found.password ? 'password' : null
    if (first) focus(form.current, first)
    else onEnter(entry, () => focus(form.current, 'password'))
  }

  const mended = (field: keyof Entry) => () => setFaults((known) => ({ ...known, [field]: undefined }))
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('session:title')}>
      {error && <EntryRefusal error={error} seconds={wait} />}
      <TextInput
        name="email"
        type="email"
        size="md"
        label={t('session:email')}
        defaultValue={email}
        error={faults.email && t(`session:fault.${faults.email}`)}
        onChange={mended('email')}
        autoComplete="username"
        autoFocus
      />
      <PasswordInput
        name="password"
        size="md"
        mt={16}
        label={t('session:password')}
        error={faults.password && t(`session:fault.${faults.password}`)}
        onChange={mended('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('session:showPassword'), tabIndex: 0, 'aria-hidden': false }}
      />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={wait > 0}>
        {t('session:continue')}
      </Button>
    </form>
  )
}

function EntryRefusal({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['session'])
  const status = error instanceof Refusal ? error.status : 0
  if (seconds > 0) {
    return <Notice kind="warn" title={t('session:wait.title')} text={t('session:wait.text', { count: seconds })} />
  }
  if (status === 401 || status === 422 || status === 429) {
    return <Notice kind="bad" title={t('session:mismatch.title')} text={t('session:mismatch.text')} />
  }
  return <Notice kind="bad" title={t('session:unreachable.title')} text={t('session:unreachable.text')} />
}

function useEntry() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { to } = useSearch({ from: '/sign-in' })
  return useMutation({
    mutationFn: ({ email, password, code }: Entry & { code?: string }) => signIn(email.trim(), password, code),
    onSuccess: async (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      await suggestLanguage(session.user.languageIso)
      await navigate({ to: to ?? '/' })
    },
  })
}

function entryOf(form: HTMLFormElement | null): Entry {
  const data = new FormData(form ?? undefined)
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') }
}

function focus(form: HTMLFormElement | null, name: keyof Entry): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}
