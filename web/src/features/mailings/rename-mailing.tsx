import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useFaultWords } from '../../ui/form/fault-words.ts'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { changeMailing, mailingQuery, mailingsKey } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: Pick<MailingRow, 'id' | 'name'>
  onClose: () => void
}

/** The name can be changed whatever has become of the mailing. */
export function RenameMailing({ mailing: { id, name }, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: async (typed: string) =>
      changeMailing(account.id, await queries.fetchQuery({ ...mailingQuery(account.id, id), staleTime: 0 }), {
        name: typed,
      }),
    onSuccess: async () => {
      onClose()
      say({ text: t('mailings:saved') })
      await queries.invalidateQueries({ queryKey: mailingsKey(account.id) })
    },
  })
  const fault = useFaultWords(rename.error)('name')
  return (
    <NameDialog
      title={t('mailings:acts.renameTitle')}
      label={t('mailings:new.label')}
      hint={t('mailings:new.hint')}
      name={name}
      longest={191}
      fault={fault}
      leave={t('mailings:card.leave')}
      go={t('mailings:acts.renameGo')}
      isPending={rename.isPending}
      onClose={onClose}
      onGo={(typed) => rename.mutate(typed)}
    >
      {rename.error && !fault && <RefusedMailing error={rename.error} />}
    </NameDialog>
  )
}
