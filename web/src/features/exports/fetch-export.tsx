import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { Failure } from '../../ui/states/failure.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { addressOfFile } from './exports.queries.ts'
import { usePutAwayExport } from './use-ready-exports.ts'

interface Props {
  account: Account
  id: number
}

/** Makes a link for this moment and lets the browser save the file. */
export function FetchExport({ account, id }: Props) {
  const { t } = useTranslation(['jobs'])
  const putAway = usePutAwayExport()
  const fetching = useMutation({
    mutationFn: () => addressOfFile(account.id, id),
    onSuccess: (address) => {
      window.location.assign(address)
      putAway(id)
    },
  })
  const isGone = fetching.error instanceof Refusal && fetching.error.status === 410
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconDownload size={16} stroke={1.6} />}
        loading={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {t('jobs:export.fetch')}
      </Button>
      {isGone && <Notice kind="plain" title={t('jobs:export.gone.title')} text={t('jobs:export.gone.text')} />}
      {fetching.error && !isGone && (
        <Failure error={fetching.error} title={t('jobs:export.notFetched')} onRetry={() => fetching.mutate()} />
      )}
    </>
  )
}
