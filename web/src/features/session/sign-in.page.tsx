import { Anchor } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorMethod } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { CompanyWay } from './company-way.tsx'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { methodsAsked } from './factor.rules.ts'
import { FactorStep } from './factor-step.tsx'
import { canUsePasskeys } from './passkey.rules.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { sessionQuery, signIn, signInByPasskey } from './session.queries.ts'
import type { Besides } from './sign-by-passkey.ts'
import type { Entry } from './sign-in.rules.ts'
import { SignInForm } from './sign-in-form.tsx'
import { entryQuery } from './sign-up.queries.ts'
import { useWait } from './use-wait.ts'

export function SignInPage() {
  const { t } = useTranslation(['factor', 'session'])
  const { to } = useSearch({ from: '/sign-in' })
  const enter = useEntry(to)
  const wait = useWait(enter.error instanceof Refusal ? enter.error : null)
  // Their password was right; what they typed is sent again with what the second factor shows.
  const [known, setKnown] = useState<(Entry & { methods: FactorMethod[] }) | null>(null)
  const [email, setEmail] = useState('')
  const begin = (entry: Entry, onError: () => void) => {
    setEmail(entry.email)
    const go = (error: Error) => {
      const methods = methodsAsked(error)
      if (methods) setKnown({ ...entry, methods })
      else onError()
    }
    enter.mutate({ ...entry, besides: null }, { onError: go })
  }
  const backToStart = () => {
    enter.reset()
    setKnown(null)
  }
  if (known) {
    return (
      <EntryFrame title={known.methods.includes('totp') ? t('factor:step.title') : t('factor:step.passkeyTitle')}>
        <FactorStep
          email={known.email}
          methods={known.methods}
          onShown={(besides) => enter.mutate({ ...known, besides })}
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
      <WithoutPassword to={to} onClick={() => enter.mutate('passkey')} isPending={enter.isPending} wait={wait} />
      <p className={classes.way}>
        <Anchor component={Link} to="/forgot-password">
          {t('session:forgot')}
        </Anchor>
      </p>
      <WayToSignUp />
    </EntryFrame>
  )
}

interface OtherWays {
  /** By a passkey. */
  onClick: () => void
  to: string | undefined
  isPending: boolean
  wait: number
}

function WithoutPassword({ onClick, to, isPending, wait }: OtherWays) {
  const { t } = useTranslation(['session'])
  const { data: entry } = useQuery(entryQuery)
  if (!canUsePasskeys() && !entry?.company) return null
  return (
    <>
      <p className={classes.or}>{t('session:or')}</p>
      <div className={classes.otherWays}>
        <PasskeyButton size="md" fullWidth onClick={onClick} disabled={isPending || wait > 0} />
        <CompanyWay to={to} />
      </div>
    </>
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

/** What is shown: address and password with whatever is asked besides, or a passkey alone. */
type Shown = (Entry & { besides: Besides }) | 'passkey'

function useEntry(to: string | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (shown: Shown) =>
      shown === 'passkey' ? signInByPasskey() : signIn(shown.email.trim(), shown.password, shown.besides),
    onSuccess: async (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      await navigate({ to: to ?? '/' })
    },
  })
}
