import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Setting } from '../../ui/form/setting.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { CodesLeft } from './codes-left.tsx'
import { factorsQuery } from './own-access.queries.ts'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** What one shows besides, or instead of, the password, and the codes that stand in for it. */
export function OwnFactors() {
  const { t } = useTranslation(['access'])
  const queries = useQueryClient()
  const { data: factors, error, refetch } = useQuery(factorsQuery)
  const [codes, setCodes] = useState<string[] | null>(null)
  const changed = (shown: string[] | null = null) => {
    if (shown) setCodes(shown)
    void queries.invalidateQueries({ queryKey: factorsQuery.queryKey })
  }
  if (error) return <Failure error={error} title={t('access:factor.notLoaded')} onRetry={() => void refetch()} />
  if (!factors) return <SkeletonRows columns={1} />
  const hasFactor = factors.totpSince !== null || factors.passkeys.length > 0
  return (
    <>
      <Setting name="passkeys" label={t('access:passkeys.title')} hint={t('access:passkeys.hint')}>
        <Passkeys factors={factors} onChanged={changed} />
      </Setting>
      <Setting
        name="second-factor"
        label={t('access:factor.title')}
        hint={t(factors.hasPassword ? 'access:factor.hint' : 'access:factor.hintByCompany')}
      >
        <AuthenticatorApp factors={factors} onChanged={changed} />
      </Setting>
      {(codes || hasFactor) && (
        <Setting name="recovery-codes" label={t('access:codes.title')} hint={t('access:codes.hint')}>
          {codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
          ) : (
            <CodesLeft left={factors.recoveryCodesLeft} onCodes={changed} />
          )}
        </Setting>
      )}
    </>
  )
}
