import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { passkeyTrouble } from './factor.rules.ts'
import { FactorRefusal } from './factor-refusal.tsx'
import { type Entry, type EntryFaults, faultsOf } from './sign-in.rules.ts'

interface FormProps {
  /** What was typed before. */
  email: string
  onEnter: (entry: Entry, onError: () => void) => void
  isPending: boolean
  error: Error | null
  wait: number
}

/** Address and password. */
export function SignInForm({ email, onEnter, isPending, error, wait }: FormProps) {
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
    return (
      <Notice
        kind="warn"
        title={t('session:wait.title')}
        text={t('session:wait.text', { count: seconds })}
        error={error}
      />
    )
  }
  if (passkeyTrouble(error)) return <FactorRefusal error={error} seconds={seconds} />
  if (status === 401 || status === 422 || status === 429) {
    return <Notice kind="bad" title={t('session:mismatch.title')} text={t('session:mismatch.text')} error={error} />
  }
  return (
    <Notice
      kind="bad"
      title={t('session:unreachable.title')}
      text={t('session:unreachable.text')}
      error={error}
      isUnexplained
    />
  )
}

function entryOf(form: HTMLFormElement | null): Entry {
  const data = new FormData(form ?? undefined)
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') }
}

function focus(form: HTMLFormElement | null, name: keyof Entry): void {
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}
