import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnFactors, TotpSecret } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { NotDone } from './not-done.tsx'
import classes from './own-access.module.css'
import { beginTotp, turnOffTotp } from './own-access.queries.ts'
import { TotpSetup } from './totp-setup.tsx'

interface Props {
  factors: OwnFactors
  /** With the recovery codes, where it brought any. */
  onChanged: (codes?: string[] | null) => void
}

/** A code besides the password: set up, looked after, and turned off again. */
export function AuthenticatorApp({ factors, onChanged }: Props) {
  const { t } = useTranslation(['access'])
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const begin = useMutation({ mutationFn: beginTotp, onSuccess: setSecret })
  if (secret) {
    const turnedOn = (codes: string[] | null) => {
      setSecret(null)
      onChanged(codes)
    }
    return <TotpSetup secret={secret} onTurnedOn={turnedOn} onCancel={() => setSecret(null)} />
  }
  if (factors.totpSince !== null) return <TurnedOn factors={factors} onChanged={onChanged} />
  return (
    <>
      <p className={classes.text}>
        {factors.passkeys.length > 0
          ? t('access:factor.offWithPasskey')
          : t(factors.hasPassword ? 'access:factor.off' : 'access:factor.offByCompany')}
      </p>
      {begin.error && <NotDone error={begin.error} />}
      <Button className={classes.act} onClick={() => begin.mutate()} loading={begin.isPending}>
        {t('access:factor.begin')}
      </Button>
    </>
  )
}

function TurnedOn({ factors, onChanged }: Props) {
  const { t } = useTranslation(['access'])
  const { account } = useAccount()
  const { moment } = useTimes(account.timeZone)
  const [isAsking, setAsking] = useState(false)
  // Without a passkey nothing but the password would be left.
  const kind = factors.passkeys.length > 0 ? 'other' : 'last'
  const turnOff = useMutation({
    mutationFn: turnOffTotp,
    onSuccess: () => {
      setAsking(false)
      say({ text: t(`access:factor.turnedOff.${kind}`) })
      onChanged()
    },
  })
  return (
    <>
      <p className={classes.text}>{t('access:factor.on', { moment: moment(factors.totpSince ?? '') })}</p>
      <Button className={classes.act} onClick={() => setAsking(true)}>
        {t('access:factor.turnOff')}
      </Button>
      {isAsking && (
        <Confirm
          title={t(`access:factor.ask.${kind}.title`)}
          text={t(`access:factor.ask.${kind}.text`)}
          wayBack="again"
          keep={t('access:factor.ask.keep')}
          go={t('access:factor.turnOff')}
          isPending={turnOff.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => turnOff.mutate()}
        >
          {turnOff.error && <NotDone error={turnOff.error} />}
        </Confirm>
      )}
    </>
  )
}
