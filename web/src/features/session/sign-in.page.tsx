import { Button, PasswordInput, TextInput, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Mark } from '../../ui/mark.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { suggestLanguage } from '../../words/words.ts'
import { LanguageChoice } from './language-choice.tsx'
import { RideMap } from './ride-map.tsx'
import { sessionQuery, signIn } from './session.queries.ts'
import classes from './sign-in.module.css'
import { type Entry, type EntryFaults, faultsOf } from './sign-in.rules.ts'
import { useWait } from './use-wait.ts'

export function SignInPage() {
  const { t } = useTranslation(['session'])
  usePageName(t('session:title'))
  return (
    <div className={classes.page}>
      <aside className={classes.picture}>
        <RideMap />
        <div className={classes.name}>
          <Mark size={28} />
          <span>Postrider</span>
        </div>
        <p className={classes.motto}>{t('session:motto')}</p>
      </aside>
      <main className={classes.main}>
        <div className={classes.form}>
          <div className={classes.smallName}>
            <Mark />
            <span>Postrider</span>
          </div>
          <Title order={1} className={classes.title}>
            {t('session:title')}
          </Title>
          <SignInForm />
          <div className={classes.foot}>
            <LanguageChoice />
          </div>
        </div>
      </main>
    </div>
  )
}

function SignInForm() {
  const { t } = useTranslation(['session'])
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<EntryFaults>({})
  const enter = useEntry()
  const wait = useWait(enter.error instanceof Refusal ? enter.error : null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const entry = entryOf(form.current)
    const found = faultsOf(entry)
    setFaults(found)
    const first = found.email ? 'email' : found.password ? 'password' : null
    if (first) focus(form.current, first)
    else enter.mutate(entry, { onError: () => focus(form.current, 'password') })
  }

  const mended = (field: keyof Entry) => () => setFaults((known) => ({ ...known, [field]: undefined }))
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('session:title')}>
      {enter.error && <EntryRefusal error={enter.error} seconds={wait} />}
      <TextInput
        name="email"
        type="email"
        size="md"
        label={t('session:email')}
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
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={enter.isPending} disabled={wait > 0}>
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
    mutationFn: ({ email, password }: Entry) => signIn(email.trim(), password),
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
