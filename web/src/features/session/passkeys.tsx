import { useTranslation } from 'react-i18next'
import type { OwnFactors } from '../../api/records.ts'
import { AddPasskey } from './add-passkey.tsx'
import classes from './own-access.module.css'
import { canUsePasskeys } from './passkey.rules.ts'
import { PasskeyRow } from './passkey-row.tsx'

interface Props {
  factors: OwnFactors
  /** With the recovery codes, where it brought any. */
  onChanged: (codes?: string[] | null) => void
}

/** The keys by which one signs in, each with its name. */
export function Passkeys({ factors, onChanged }: Props) {
  const { t } = useTranslation(['access'])
  const { passkeys, totpSince } = factors
  const isLast = passkeys.length === 1 && totpSince === null
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={classes.text}>{t('access:passkeys.none')}</p>
      ) : (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey onAdded={onChanged} />
      ) : (
        <p className={classes.text}>{t('access:passkeys.unknownHere')}</p>
      )}
    </>
  )
}
