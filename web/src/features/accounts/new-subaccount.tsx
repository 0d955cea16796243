import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { faultsOf, useFaultWords } from '../../ui/form/fault-words.ts'
import { NameDialog } from '../../ui/form/name-dialog.tsx'
import { say } from '../../ui/say.tsx'
import { familyQuery, openSubaccount } from './accounts.queries.ts'
import { RefusedAccount } from './refused-account.tsx'

/** An account below begins with its name; who manages it is invited from its row. */
export function NewSubaccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'form'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: (name: string) => openSubaccount(account.id, name),
    onSuccess: async (_, name) => {
      await queries.invalidateQueries({ queryKey: familyQuery(account.id).queryKey })
      onClose()
      say({ text: t('accounts:new.done', { name }) })
    },
  })
  const faultOf = useFaultWords(make.error)
  return (
    <NameDialog
      title={t('accounts:new.title')}
      label={t('accounts:name')}
      hint={t('accounts:new.hint', { account: account.name })}
      name=""
      shortest={2}
      longest={191}
      fault={faultOf('#/name')}
      leave={t('accounts:keep')}
      go={t('accounts:new.go')}
      isPending={make.isPending}
      onClose={onClose}
      onGo={(name) => make.mutate(name)}
    >
      {make.error && faultsOf(make.error).length === 0 && <RefusedAccount error={make.error} />}
    </NameDialog>
  )
}
