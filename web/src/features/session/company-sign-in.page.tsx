import { Anchor, Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyEntry } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { searchAtArrival } from './arrival.ts'
import { beginCompanySignIn, companyEntryQuery, showOwnFactor } from './company.queries.ts'
import { CompanyRefusal } from './company-refusal.tsx'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { methodsAsked } from './factor.rules.ts'
import { FactorStep } from './factor-step.tsx'
import { sessionQuery } from './session.queries.ts'
import { useWait } from './use-wait.ts'

/** Where the company sends people back to, and where a window begins in which somebody shows once more who they are. */
export function CompanySignInPage() {
  const { again } = useSearch({ from: '/company-sign-in' })
  return again ? <SettingOff /> : <ComingBack answer={searchAtArrival} />
}

function SettingOff() {
  const { mutate, error } = useMutation({
    mutationFn: () => beginCompanySignIn({ to: '/signed-in', again: true }),
    onSuccess: (address) => window.location.replace(address),
  })
  useEffect(() => mutate(), [mutate])
  return <OnTheWay error={error} />
}

function ComingBack({ answer }: { answer: string }) {
  const { t } = useTranslation(['company', 'factor'])
  const goOn = useGoOn()
  const { data, error } = useQuery(companyEntryQuery(answer))
  const show = useMutation({ mutationFn: showOwnFactor, onSuccess: goOn })
  const wait = useWait(show.error instanceof Refusal ? show.error : null)
  const navigate = useNavigate()
  useEffect(() => {
    if (data) void goOn(data)
  }, [data, goOn])

  const isOver = show.error instanceof Refusal && show.error.code === 'company_sign_in_void'
  const methods = methodsAsked(error)
  if (!methods || isOver) return <OnTheWay error={show.error ?? error} />
  return (
    <EntryFrame title={methods.includes('totp') ? t('factor:step.title') : t('factor:step.passkeyTitle')}>
      <p className={classes.text}>{t('company:ownFactor')}</p>
      <FactorStep
        email={t('company:back')}
        methods={methods}
        onShown={show.mutate}
        onBack={() => void navigate({ to: '/sign-in' })}
        isPending={show.isPending}
        error={show.error}
        seconds={wait}
      />
    </EntryFrame>
  )
}

function OnTheWay({ error }: { error: Error | null }) {
  const { t } = useTranslation(['company', 'entry'])
  const wait = useWait(error instanceof Refusal ? error : null)
  return (
    <EntryFrame title={t('company:title')}>
      {error ? (
        <>
          <CompanyRefusal error={error} seconds={wait} />
          <p className={classes.way}>
            <Anchor component={Link} to="/sign-in">
              {t('entry:toSignIn')}
            </Anchor>
          </p>
        </>
      ) : (
        <Loader size="sm" aria-label={t('company:waiting')} />
      )}
    </EntryFrame>
  )
}

/** The page with the spent answer is not one to come back to. */
function useGoOn() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async ({ session, to }: CompanyEntry) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      await navigate({ to: to ?? '/', replace: true })
    },
    [queries, navigate],
  )
}
