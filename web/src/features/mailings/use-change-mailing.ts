import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { changeMailing, type MailingChange, mailingQuery, mailingsKey } from './mailings.queries.ts'

/** Sends what was changed with the version it was seen in; what others wrote is never overwritten unseen. */
export function useChangeMailing({ id, version }: MailingDetail, changes: Partial<MailingChange>, onClose: () => void) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (seen: string) => changeMailing(account.id, { id, version: seen }, changes),
    onSuccess: async (faults) => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
        queries.invalidateQueries({ queryKey: ['account', account.id, 'previews'] }),
      ])
      // Whatever was taken out or looks odd is read first.
      if (faults.length === 0) onClose()
      say({ text: t('mailings:saved') })
    },
  })
  const asItIs = () => queries.fetchQuery({ ...mailingQuery(account.id, id), staleTime: 0 })
  return {
    error: save.error,
    isPending: save.isPending,
    /** What is odd in the HTML that was saved, or was taken out of it. */
    faults: save.data ?? [],
    run: () => (Object.keys(changes).length === 0 ? onClose() : save.mutate(version)),
    keepMine: () => void asItIs().then((fresh) => save.mutate(fresh.version)),
    takeTheirs: () => void asItIs().then(onClose),
  }
}
