import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingRow } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import classes from './mailing.module.css'
import { deleteMailing, mailingQuery, mailingsKey } from './mailings.queries.ts'
import { RefusedMailing } from './refused-mailing.tsx'

interface Props {
  mailing: Pick<MailingRow, 'id' | 'name'>
  onClose: () => void
  onDeleted: (() => void) | undefined
}

/** What was sent does not come back, so the dialog says what goes and what stays. */
export function EraseMailing({ mailing: { id, name }, onClose, onDeleted }: Props) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: async () =>
      deleteMailing(account.id, await queries.fetchQuery({ ...mailingQuery(account.id, id), staleTime: 0 })),
    onSuccess: () => {
      onDeleted?.()
      onClose()
      say({ text: t('mailings:acts.deleted', { name }) })
      // Its own page would ask for what is gone.
      return queries.invalidateQueries({ queryKey: [...mailingsKey(account.id), 'list'] })
    },
    onError: () => queries.invalidateQueries({ queryKey: mailingsKey(account.id) }),
  })
  return (
    <Confirm
      title={t('mailings:erase.title', { name })}
      text={t('mailings:erase.text')}
      wayBack="none"
      keep={t('mailings:erase.keep')}
      go={t('mailings:erase.go')}
      isPending={erase.isPending}
      onKeep={onClose}
      onGo={() => erase.mutate()}
    >
      <section className={classes.erased}>
        <h3>{t('mailings:erase.goes.title')}</h3>
        <ul>
          <li>{t('mailings:erase.goes.said')}</li>
          <li>{t('mailings:erase.goes.places')}</li>
        </ul>
      </section>
      <section className={classes.erased}>
        <h3>{t('mailings:erase.stays.title')}</h3>
        <ul>
          <li>{t('mailings:erase.stays.figures')}</li>
          <li>{t('mailings:erase.stays.people')}</li>
          <li>{t('mailings:erase.stays.links')}</li>
        </ul>
      </section>
      {erase.error && <RefusedMailing error={erase.error} />}
    </Confirm>
  )
}
