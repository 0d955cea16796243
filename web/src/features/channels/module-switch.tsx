import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { switchModule } from './channels.queries.ts'
import { RefusedChannel } from './refused-channel.tsx'

function useModule(isBooked: boolean, onDone?: () => void) {
  const { t } = useTranslation(['channels'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => switchModule(account.id, isBooked),
    onSuccess: async () => {
      onDone?.()
      say({ text: t(isBooked ? 'channels:module.booked' : 'channels:module.unbooked') })
      // What a person, a key or a mailing shows depends on it.
      await queries.invalidateQueries({ queryKey: ['account', account.id] })
    },
  })
}

export function BookModule() {
  const { t } = useTranslation(['channels'])
  const { mutate, isPending, error } = useModule(true)
  return (
    <>
      <Button variant="filled" loading={isPending} onClick={() => mutate()}>
        {t('channels:module.book')}
      </Button>
      {error && <RefusedChannel error={error} />}
    </>
  )
}

export function UnbookModule() {
  const { t } = useTranslation(['channels'])
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useModule(false, () => setAsking(false))
  return (
    <>
      <LinkButton onClick={() => setAsking(true)}>{t('channels:module.unbook')}</LinkButton>
      {isAsking && (
        <Confirm
          title={t('channels:module.title')}
          text={t('channels:module.consequence')}
          wayBack="inWords"
          keep={t('channels:module.keep')}
          go={t('channels:module.go')}
          isPending={isPending}
          onKeep={() => {
            reset()
            setAsking(false)
          }}
          onGo={() => mutate()}
        >
          {error && <RefusedChannel error={error} />}
        </Confirm>
      )}
    </>
  )
}
