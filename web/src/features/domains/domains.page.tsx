import { Button, TextInput, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { RefusedSave } from '../../ui/form/refused-save.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { say } from '../../ui/say.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { DomainDetail } from './domain-detail.tsx'
import classes from './domains.module.css'
import { addDomain, domainsQuery } from './domains.queries.ts'
import { domainFault, worstFirst } from './domains.rules.ts'

/** Which domains mail may come from, and what their DNS still lacks. */
export function DomainsPage() {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const { data: domains, error, refetch } = useQuery(domainsQuery(account.id))
  usePageName(t('domains:title'))
  return (
    <>
      <PageHead title={t('domains:title')} above={t('domains:about')} />
      {error ? (
        <Failure error={error} title={t('domains:notLoaded')} onRetry={() => void refetch()} />
      ) : domains ? (
        <>
          {worstFirst(domains).map((domain) => (
            <DomainDetail key={domain.domain} domain={domain} />
          ))}
          <AddDomain isFirst={domains.length === 0} />
        </>
      ) : (
        <SkeletonRows columns={3} />
      )}
    </>
  )
}

function AddDomain({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation(['domains'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: () => addDomain(account.id, name.trim()),
    onSuccess: async ({ data: { domain } }) => {
      setName('')
      say({ text: t('domains:added', { domain }) })
      await queries.invalidateQueries({ queryKey: domainsQuery(account.id).queryKey })
    },
  })
  const fault = domainFault(add.error)
  return (
    <form
      className={classes.add}
      aria-label={t('domains:add')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <Title order={2}>{isFirst ? t('domains:first') : t('domains:another')}</Title>
      {add.error && !fault && <RefusedSave error={add.error} labels={{}} />}
      <div className={classes.line}>
        <TextInput
          aria-label={t('domains:domain')}
          placeholder="example.com"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={fault && t(`domains:fault.${fault}`)}
          maxLength={253}
          autoComplete="off"
        />
        <Button type="submit" variant={isFirst ? 'filled' : 'default'} loading={add.isPending} disabled={!name.trim()}>
          {t('domains:add')}
        </Button>
      </div>
      <p className={classes.note}>{t('domains:addNote')}</p>
    </form>
  )
}
