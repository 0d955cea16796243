import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sessionKey } from '../../api/queries.ts'
import type { Account } from '../../api/records.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Empty } from '../../ui/states/empty.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import classes from './sandbox.module.css'
import { makeSandbox } from './sandbox.queries.ts'

interface Props {
  account: Account
  /** Undefined = there is none yet. */
  twin: Account | undefined
}

export function MakeSandbox({ account, twin }: Props) {
  const { t } = useTranslation(['sandbox'])
  const queries = useQueryClient()
  const navigate = useNavigate()
  const go = (id: number) => navigate({ to: '/accounts/$accountId/sandbox', params: { accountId: String(id) } })
  const make = useMutation({
    mutationFn: () => makeSandbox(account.id),
    onSuccess: async (id) => {
      await queries.refetchQueries({ queryKey: sessionKey })
      await go(id)
    },
  })
  return (
    <div className={classes.page}>
      <PageHead title={t('sandbox:title')} above={t('sandbox:make.about')} />
      {make.error && <Failure error={make.error} title={t('sandbox:make.refused')} onRetry={() => make.mutate()} />}
      {twin ? (
        <Empty
          icon={IconFlask}
          title={t('sandbox:make.there', { name: account.name })}
          text={t('sandbox:make.thereText')}
        >
          <Button variant="filled" onClick={() => void go(twin.id)}>
            {t('sandbox:make.open')}
          </Button>
        </Empty>
      ) : (
        <Empty icon={IconFlask} title={t('sandbox:make.title')} text={t('sandbox:make.text')}>
          <Button variant="filled" loading={make.isPending} onClick={() => make.mutate()}>
            {t('sandbox:make.go')}
          </Button>
        </Empty>
      )}
    </div>
  )
}
