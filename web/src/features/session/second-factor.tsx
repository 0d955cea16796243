import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnFactors, TotpSecret } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './own-access.module.css'
import { beginTotp, factorsQuery, renewRecoveryCodes, turnOffTotp } from './own-access.queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpSetup } from './totp-setup.tsx'

/** A code besides the password: set up, looked after, and turned off again. */
export function SecondFactor() {
  const { t } = useTranslation(['access'])
  const queries = useQueryClient()
  const { data: factors, error, refetch } = useQuery(factorsQuery)
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const begin = useMutation({ mutationFn: beginTotp, onSuccess: setSecret })
  const reread = () => queries.invalidateQueries({ queryKey: factorsQuery.queryKey })

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (secret) {
    const turnedOn = (shown: string[] | null) => {
      setSecret(null)
      setCodes(shown)
      void reread()
    }
    return <TotpSetup secret={secret} onTurnedOn={turnedOn} onCancel={() => setSecret(null)} />
  }
  if (error) return <Failure error={error} title={t('access:factor.notLoaded')} onRetry={() => void refetch()} />
  if (!factors) return <SkeletonRows columns={1} />
  if (factors.totpSince !== null) {
    const renewed = (shown: string[]) => {
      setCodes(shown)
      void reread()
    }
    return <TurnedOn factors={factors} onCodes={renewed} onTurnedOff={() => void reread()} />
  }
  return (
    <>
      <p className={classes.text}>{t('access:factor.off')}</p>
      {begin.error && <NotDone />}
      <Button className={classes.act} onClick={() => begin.mutate()} loading={begin.isPending}>
        {t('access:factor.begin')}
      </Button>
    </>
  )
}

interface TurnedOnProps {
  factors: OwnFactors
  onCodes: (codes: string[]) => void
  onTurnedOff: () => void
}

function TurnedOn({ factors, onCodes, onTurnedOff }: TurnedOnProps) {
  const { t } = useTranslation(['access'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const [isAsking, setAsking] = useState(false)
  const renew = useMutation({ mutationFn: renewRecoveryCodes, onSuccess: onCodes })
  const turnOff = useMutation({
    mutationFn: turnOffTotp,
    onSuccess: () => {
      setAsking(false)
      say({ text: t('access:factor.turnedOff') })
      onTurnedOff()
    },
  })
  const left = factors.recoveryCodesLeft
  return (
    <>
      <p className={classes.text}>{t('access:factor.on', { moment: moment(factors.totpSince ?? '') })}</p>
      {left < 3 ? (
        <Notice kind="warn" quiet title={t('access:codes.left', { count: left })} text={t('access:codes.few')} />
      ) : (
        <p className={classes.text}>{t('access:codes.left', { count: left })}</p>
      )}
      {renew.error && <NotDone />}
      <div className={classes.acts}>
        <Button onClick={() => renew.mutate()} loading={renew.isPending}>
          {t('access:codes.renew')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('access:factor.turnOff')}</Button>
      </div>
      {isAsking && (
        <Confirm
          title={t('access:factor.ask.title')}
          text={t('access:factor.ask.text')}
          keep={t('access:factor.ask.keep')}
          go={t('access:factor.turnOff')}
          isPending={turnOff.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => turnOff.mutate()}
        >
          {turnOff.error && <NotDone />}
        </Confirm>
      )}
    </>
  )
}

function NotDone() {
  const { t } = useTranslation(['access'])
  return <Notice kind="bad" title={t('access:refused.notDone.title')} text={t('access:refused.notDone.text')} />
}
