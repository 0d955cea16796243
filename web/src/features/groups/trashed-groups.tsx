import { useTranslation } from 'react-i18next'
import type { TrashedGroup } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { TrashList } from '../../ui/trash/trash-list.tsx'
import { kindOf } from './group.rules.ts'
import { useRestoreGroup } from './restore-group.ts'

/** Groups that were deleted in the last 30 days. */
export function TrashedGroups({ groups }: { groups: readonly TrashedGroup[] }) {
  const { t } = useTranslation(['groups', 'ui'])
  const { account } = useAccount()
  const about = (group: TrashedGroup) =>
    t('groups:trash.about', { kind: t(`groups:kind.${kindOf(group)}`), count: group.subscriberCount })
  return (
    <TrashList
      label={t('ui:trash.open', { count: groups.length })}
      things={groups.map((group) => ({ ...group, about: about(group) }))}
      isEditable={account.rights.includes('changeGroups')}
      timeZone={account.timeZone}
      putBack={useRestoreGroup()}
    />
  )
}
