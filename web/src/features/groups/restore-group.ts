import { useTranslation } from 'react-i18next'
import { reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { type PutBack, usePutBack } from '../../ui/trash/use-put-back.ts'
import { groupsKey, restoreGroup } from './groups.queries.ts'

const explained = ['group_exists', 'dynamic_group_limit', 'group_not_found', 'right_required'] as const

/** Puts a group back, with whoever was in it. */
export function useRestoreGroup(): PutBack {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  return usePutBack({
    putBack: (id) => restoreGroup(account.id, id),
    queryKey: groupsKey(account.id),
    done: (name) => t('groups:trash.restored', { name }),
    refused: (error, name) => t(`groups:trash.refused.${reasonAmong(explained, error)}`, { name }),
  })
}
