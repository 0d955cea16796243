import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession } from '../../api/console-records.ts'
import { sessionKey } from '../../api/queries.ts'
import type { FactorMethod, TotpSecret } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import classes from '../session/entry-frame.module.css'
import { EntryFrame } from '../session/entry-frame.tsx'
import { methodsAsked } from '../session/factor.rules.ts'
import { FactorRefusal } from '../session/factor-refusal.tsx'
import { FactorStep } from '../session/factor-step.tsx'
import { beginTotp } from '../session/own-access.queries.ts'
import { RecoveryCodes } from '../session/recovery-codes.tsx'
import { sessionQuery, signIn } from '../session/session.queries.ts'
import type { Besides } from '../session/sign-by-passkey.ts'
import type { Entry } from '../session/sign-in.rules.ts'
import { SignInForm } from '../session/sign-in-form.tsx'
import { TotpSetup } from '../session/totp-setup.tsx'
import { useWait } from '../session/use-wait.ts'

/** The door of the console: a password, a second factor, and the first time the setting up of one. */
export function ConsoleSignInPage() {
  const session = useQuery(sessionQuery).data as unknown as ConsoleSession | null | undefined
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes || (session && !session.hasFactor)) return <Enrolment codes={codes} onCodes={setCodes} />
  return <Door />
}

function Door() {
  const { t } = useTranslation(['console', 'factor'])
  const enter = useEntry()
  const wait = useWait(enter.error instanceof Refusal ? enter.error : null)
  const [known, setKnown] = useState<(Entry & { methods: FactorMethod[] }) | null>(null)
  const begin = (entry: Entry, onError: () => void) => {
    const go = (error: Error) => {
      const methods = methodsAsked(error)
      if (methods) setKnown({ ...entry, methods })
      else onError()
    }
    enter.mutate({ ...entry, besides: null }, { onError: go })
  }
  if (known) {
    const back = () => {
      enter.reset()
      setKnown(null)
    }
    return (
      <EntryFrame title={t('factor:step.title')} motto={t('console:motto')}>
        <FactorStep
          email={known.email}
          methods={known.methods}
          onShown={(besides) => enter.mutate({ ...known, besides })}
          onBack={back}
          isPending={enter.isPending}
          error={enter.error}
          seconds={wait}
          lost={t('console:lostFactor')}
        />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t('console:signIn')} motto={t('console:motto')}>
      <SignInForm email="" onEnter={begin} isPending={enter.isPending} error={enter.error} wait={wait} />
    </EntryFrame>
  )
}

function useEntry() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ email, password, besides }: Entry & { besides: Besides }) => signIn(email.trim(), password, besides),
    onSuccess: async (session) => {
      queries.setQueryData(sessionKey, session)
      if ((session as unknown as ConsoleSession).hasFactor) await navigate({ to: '/' })
    },
  })
}

interface EnrolmentProps {
  codes: string[] | null
  onCodes: (codes: string[] | null) => void
}

/** Nobody comes in without a second factor; the codes for the day the phone is gone are shown this once. */
function Enrolment({ codes, onCodes }: EnrolmentProps) {
  const { t } = useTranslation(['console'])
  const navigate = useNavigate()
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const begin = useMutation({ mutationFn: beginTotp, onSuccess: setSecret })
  return (
    <EntryFrame title={codes ? t('console:codes') : t('console:enrol.title')} motto={t('console:motto')}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void navigate({ to: '/' })} />
      ) : secret ? (
        <TotpSetup secret={secret} onTurnedOn={onCodes} onCancel={() => setSecret(null)} />
      ) : (
        <>
          <p className={classes.text}>{t('console:enrol.text')}</p>
          <FactorRefusal error={begin.error} seconds={0} />
          <Button size="md" variant="filled" fullWidth onClick={() => begin.mutate()} loading={begin.isPending}>
            {t('console:enrol.go')}
          </Button>
        </>
      )}
    </EntryFrame>
  )
}
