import { Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { say } from '../../ui/say.tsx'
import { deleteMailing, duplicateMailing, mailingQuery, mailingsKey, withdrawMailing } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'
import { restoreMailing } from './trash.queries.ts'

/** Acts that happen at once, each with its way back where there is one. */
export function useMailingActs({ id, name }: Pick<MailingRow, 'id' | 'name'>, onDeleted?: () => void) {
  const { t } = useTranslation(['mailings', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) })
  const act = useMutation({ mutationFn: (work: () => Promise<void>) => work(), onSettled: refresh })
  const run = (work: () => Promise<void>) => act.mutate(work)
  const restore = () =>
    run(async () => {
      await restoreMailing(account.id, id)
      say({ text: t('mailings:acts.restored', { name }) })
    })
  return {
    duplicate: () =>
      run(async () => {
        const copy = t('mailings:acts.copyOf', { name })
        await duplicateMailing(account.id, id, copy)
        say({ text: t('mailings:acts.duplicated', { name: copy }) })
      }),
    withdraw: () =>
      run(async () => {
        await withdrawMailing(account.id, id)
        say({ text: t('mailings:acts.withdrawn', { name }) })
      }),
    remove: () =>
      run(async () => {
        await deleteMailing(account.id, await queries.fetchQuery({ ...mailingQuery(account.id, id), staleTime: 0 }))
        onDeleted?.()
        say({
          text: t('mailings:acts.trashed', { name }),
          undo: { label: t('mailings:acts.undo'), run: restore },
        })
      }),
    refused: act.error && (
      <Modal opened onClose={act.reset} title={name} centered closeButtonProps={{ 'aria-label': t('ui:close') }}>
        <RefusedMailing error={act.error} />
      </Modal>
    ),
  }
}
