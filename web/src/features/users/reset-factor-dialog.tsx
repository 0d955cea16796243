import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { RefusedChange } from './refused-change.tsx'
import { resetFactor } from './users.queries.ts'

interface Props {
  member: Member
  onClose: () => void
}

/** For somebody who lost the phone and the recovery codes. */
export function ResetFactorDialog({ member, onClose }: Props) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const { name, userId } = member
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => resetFactor(account.id, userId),
    onSuccess: () => {
      onClose()
      say({ text: t('users:factor.done', { name }) })
    },
  })
  return (
    <Confirm
      title={t('users:factor.title', { name })}
      text={t('users:factor.text', { name })}
      wayBack="inWords"
      keep={t('users:keep')}
      go={t('users:factor.go')}
      isPending={isPending}
      onKeep={onClose}
      onGo={() => mutate()}
    >
      {error && <RefusedChange error={error} name={name} />}
    </Confirm>
  )
}
