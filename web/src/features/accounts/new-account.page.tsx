import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionKey } from '../../api/queries.ts'
import type { Account } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { Radio } from '../../ui/form/radio.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import classes from './accounts.module.css'
import { openFurtherAccount } from './accounts.queries.ts'
import { RefusedAccount } from './refused-account.tsx'

/** Another account of the customer that stands alone; whoever makes it is its admin. */
export function NewAccountPage() {
  const { t } = useTranslation(['accounts', 'form'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [type, setType] = useState<Account['type']>('S')
  usePageName(t('accounts:further.title'))
  const make = useMutation({
    mutationFn: () => openFurtherAccount(account.id, { name: name.trim(), type }),
    onSuccess: async (id) => {
      await queries.refetchQueries({ queryKey: sessionKey })
      await navigate({ to: '/accounts/$accountId', params: { accountId: String(id) } })
    },
  })
  const faultOf = useFaultWords(make.error)
  function submit(event: FormEvent): void {
    event.preventDefault()
    make.mutate()
  }
  return (
    <div className={classes.page}>
      <PageHead title={t('accounts:further.title')} />
      <form className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.hint}>{t('accounts:further.text', { account: account.name })}</p>
        <TextInput
          label={t('accounts:name')}
          description={t('accounts:nameHint')}
          value={name}
          maxLength={191}
          error={faultOf('#/name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Radio.Group
          label={t('accounts:further.type')}
          value={type}
          onChange={(value) => setType(value as Account['type'])}
        >
          <div className={classes.choices}>
            <Radio value="S" label={t('accounts:further.S')} description={t('accounts:further.SText')} />
            <Radio value="L" label={t('accounts:further.L')} description={t('accounts:further.LText')} />
          </div>
        </Radio.Group>
        {make.error && faultsOf(make.error).length === 0 && <RefusedAccount error={make.error} />}
        <div>
          <Button type="submit" variant="filled" loading={make.isPending}>
            {t('accounts:further.go')}
          </Button>
        </div>
      </form>
    </div>
  )
}
