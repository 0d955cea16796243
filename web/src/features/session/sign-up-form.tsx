import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { AccountKind } from './account-kind.tsx'
import classes from './entry-frame.module.css'
import { NewPasswordInput } from './new-password-input.tsx'
import { passwordRefusal } from './password.rules.ts'
import type { SignUpWish } from './sign-up.queries.ts'
import { type SignUpFaults, signUpFaults } from './sign-up.rules.ts'
import { useWait } from './use-wait.ts'

interface Props {
  wish: SignUpWish
  zones: readonly string[]
  onType: (change: Partial<SignUpWish>) => void
  onAsk: (wish: SignUpWish) => void
  isPending: boolean
  error: Error | null
}

export function SignUpForm({ wish, zones, onType, onAsk, isPending, error }: Props) {
  const { t } = useTranslation(['signUp', 'entry', 'session'])
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState<SignUpFaults>({})
  const wait = useWait(error instanceof Refusal ? error : null)
  const refused = refusedValues(error)
  const faults = { ...refused, ...seen }
  const type = (change: Partial<SignUpWish>) => {
    setSeen(({ ...known }) => {
      for (const member of Object.keys(change)) delete known[member as keyof SignUpFaults]
      return known
    })
    onType(change)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = signUpFaults(wish)
    setSeen(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
    else onAsk({ ...wish, organisation: wish.organisation.trim(), name: wish.name.trim(), email: wish.email.trim() })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('signUp:title')}>
      {error && Object.keys(refused).length === 0 && <Refused error={error} seconds={wait} />}
      <TextInput
        name="organisation"
        size="md"
        label={t('signUp:organisation')}
        description={t('signUp:organisationHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={wish.organisation}
        onChange={({ currentTarget }) => type({ organisation: currentTarget.value })}
        error={faults.organisation && t('signUp:fault.organisationMissing')}
        autoComplete="organization"
        maxLength={191}
        autoFocus
      />
      <Person wish={wish} faults={faults} onType={type} />
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          label={t('signUp:language')}
          value={wish.languageIso}
          onChange={({ currentTarget }) => type({ languageIso: currentTarget.value })}
          data={[
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
        />
        <NativeSelect
          size="md"
          label={t('signUp:timeZone')}
          value={wish.timeZone}
          onChange={({ currentTarget }) => type({ timeZone: currentTarget.value })}
          data={zones}
        />
      </div>
      <AccountKind value={wish.accountType} onChange={(accountType) => type({ accountType })} />
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={wait > 0}>
        {t('signUp:go')}
      </Button>
    </form>
  )
}

function Person({ wish, faults, onType }: Pick<Props, 'wish' | 'onType'> & { faults: SignUpFaults }) {
  const { t } = useTranslation(['signUp', 'entry', 'session'])
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          name="name"
          size="md"
          label={t('signUp:name')}
          value={wish.name}
          onChange={({ currentTarget }) => onType({ name: currentTarget.value })}
          error={faults.name && t('signUp:fault.nameMissing')}
          autoComplete="name"
          maxLength={100}
        />
        <TextInput
          name="email"
          type="email"
          size="md"
          label={t('session:email')}
          value={wish.email}
          onChange={({ currentTarget }) => onType({ email: currentTarget.value })}
          error={faults.email && t(`signUp:fault.${faults.email}`)}
          autoComplete="username"
          maxLength={254}
        />
      </div>
      <NewPasswordInput
        label={t('session:password')}
        value={wish.password}
        onChange={(password) => onType({ password })}
        error={faults.password && t(`entry:fault.${faults.password}`)}
      />
    </>
  )
}

/** What only the server could see. */
function refusedValues(error: Error | null): SignUpFaults {
  const password = passwordRefusal(error)
  if (password) return { password }
  return error instanceof Refusal && error.code === 'email_invalid' ? { email: 'emailInvalid' } : {}
}

function Refused({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['signUp', 'entry'])
  if (seconds > 0) {
    const count = Math.ceil(seconds / 60)
    return <Notice kind="warn" title={t('signUp:wait.title')} text={t('signUp:wait.text', { count })} error={error} />
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
