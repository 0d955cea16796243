import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorMethod, InvitationView } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { CodeInput } from './code-input.tsx'
import classes from './entry-frame.module.css'
import { asksForFactor, methodsAsked, passkeyTrouble } from './factor.rules.ts'
import { FactorRefusal } from './factor-refusal.tsx'
import type { Acceptance } from './links.queries.ts'
import { NewPasswordInput } from './new-password-input.tsx'
import { canUsePasskeys } from './passkey.rules.ts'
import { passwordFault, passwordRefusal } from './password.rules.ts'
import type { Besides } from './sign-by-passkey.ts'
import { useWait } from './use-wait.ts'

interface Props {
  invitation: InvitationView
  /** As the one who was invited. */
  isSignedIn: boolean
  onAccept: (said: Omit<Acceptance, 'token'>) => void
  isPending: boolean
  error: Error | null
}

type Faults = { name?: 'nameMissing'; password?: 'passwordOwn' | ReturnType<typeof passwordFault> }
type Kind = 'new' | 'known' | 'signedIn'

export function AcceptForm({ invitation, isSignedIn, onAccept, isPending, error }: Props) {
  const { t } = useTranslation(['entry', 'factor', 'session'])
  const [code, setCode] = useState('')
  const [methods, setMethods] = useState<FactorMethod[]>([])
  const asked = methodsAsked(error)
  // What was asked for stays asked for, whatever became of the first try.
  if (asked && asked.join() !== methods.join()) setMethods(asked)
  const isFactorAsked = methods.length > 0 && (asksForFactor(error) || passkeyTrouble(error) !== null)
  const kind: Kind = !invitation.isUser ? 'new' : isSignedIn ? 'signedIn' : 'known'
  const [said, setSaid] = useState<Said>({ name: '', password: '' })
  const [faults, setFaults] = useState<Faults>({})
  const wait = useWait(error instanceof Refusal ? error : null)
  const refused = passwordRefusal(error)
  const type = (change: Partial<Said>) => {
    setSaid((known) => ({ ...known, ...change }))
    setFaults({})
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    accept(isFactorAsked ? { code } : null)
  }
  function accept(besides: Besides): void {
    const found = faultsOf(kind, said)
    setFaults(found)
    if (found.name || found.password) return
    onAccept({
      name: kind === 'new' ? said.name.trim() : null,
      password: kind === 'signedIn' ? null : said.password,
      besides,
    })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('entry:invited.untitled')}>
      <p className={classes.text}>
        {t(`entry:invited.${kind}`, { email: invitation.email, role: t(`entry:role.${invitation.role}`) })}
      </p>
      {isFactorAsked && <FactorRefusal error={error} seconds={wait} />}
      {error && !refused && !isFactorAsked && <Refused error={error} seconds={wait} />}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      {kind === 'new' && <NewFields said={said} faults={faults} refused={refused} onType={type} />}
      {kind === 'known' && <KnownField said={said} faults={faults} onType={type} />}
      {isFactorAsked && <CodeInput value={code} onChange={setCode} />}
      <Button type="submit" size="md" variant="filled" fullWidth mt={20} loading={isPending} disabled={wait > 0}>
        {t('entry:invited.go')}
      </Button>
      {isFactorAsked && methods.includes('passkey') && canUsePasskeys() && (
        <p className={classes.way}>
          <LinkButton onClick={() => accept('passkey')}>{t('factor:passkey.instead')}</LinkButton>
        </p>
      )}
    </form>
  )
}

interface Said {
  name: string
  password: string
}

function faultsOf(kind: Kind, { name, password }: Said): Faults {
  if (kind === 'signedIn') return {}
  if (kind === 'known') return { password: password === '' ? 'passwordOwn' : undefined }
  return { name: name.trim() === '' ? 'nameMissing' : undefined, password: passwordFault(password) }
}

interface FieldProps {
  said: Said
  faults: Faults
  onType: (change: Partial<Said>) => void
}

function NewFields({ said, faults, refused, onType }: FieldProps & { refused: ReturnType<typeof passwordRefusal> }) {
  const { t } = useTranslation(['entry'])
  const fault = faults.password ?? refused
  return (
    <>
      <TextInput
        name="name"
        size="md"
        label={t('entry:invited.name')}
        value={said.name}
        onChange={({ currentTarget }) => onType({ name: currentTarget.value })}
        error={faults.name && t(`entry:fault.${faults.name}`)}
        autoComplete="name"
        maxLength={100}
        autoFocus
      />
      <NewPasswordInput
        label={t('entry:invited.password')}
        value={said.password}
        onChange={(password) => onType({ password })}
        error={fault && t(`entry:fault.${fault}`)}
      />
    </>
  )
}

function KnownField({ said, faults, onType }: FieldProps) {
  const { t } = useTranslation(['entry', 'session'])
  return (
    <PasswordInput
      name="password"
      size="md"
      label={t('session:password')}
      value={said.password}
      onChange={({ currentTarget }) => onType({ password: currentTarget.value })}
      error={faults.password && t(`entry:fault.${faults.password}`)}
      autoComplete="current-password"
      autoFocus
      visibilityToggleButtonProps={{ 'aria-label': t('session:showPassword'), tabIndex: 0, 'aria-hidden': false }}
    />
  )
}

function Refused({ error, seconds }: { error: Error; seconds: number }) {
  const { t } = useTranslation(['entry', 'session'])
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
  const isMismatch = error instanceof Refusal && error.code === 'sign_in_failed'
  const reason = isMismatch ? 'mismatch' : 'unreachable'
  return (
    <Notice
      kind="bad"
      title={t(`entry:refused.${reason}.title`)}
      text={t(`entry:refused.${reason}.text`)}
      error={error}
      isUnexplained={reason === 'unreachable'}
    />
  )
}
