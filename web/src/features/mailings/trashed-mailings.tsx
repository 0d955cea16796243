import { useTranslation } from 'react-i18next'
import type { TrashedMailing } from '../../api/records.ts'
import { reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { TrashList } from '../../ui/trash/trash-list.tsx'
import { usePutBack } from '../../ui/trash/use-put-back.ts'
import { mailingsKey } from './mailings.queries.ts'
import { restoreMailing } from './trash.queries.ts'

const explained = ['mailing_not_found', 'right_required'] as const

/** Drafts and standing mailings that were deleted in the last 30 days. */
export function TrashedMailings({ mailings }: { mailings: readonly TrashedMailing[] }) {
  const { t } = useTranslation(['mailings', 'ui'])
  const { account } = useAccount()
  const putBack = usePutBack({
    putBack: (id) => restoreMailing(account.id, id),
    queryKey: mailingsKey(account.id),
    done: (name) => t('mailings:acts.restored', { name }),
    refused: (error, name) => t(`mailings:trash.refused.${reasonAmong(explained, error)}`, { name }),
  })
  return (
    <TrashList
      label={t('ui:trash.open', { count: mailings.length })}
      things={mailings.map(({ type, subject, ...mailing }) => ({
        ...mailing,
        about: subject === '' ? t(`mailings:type.${type}.name`) : subject,
      }))}
      isEditable={account.rights.includes('writeDrafts')}
      timeZone={account.timeZone}
      putBack={putBack}
    />
  )
}
