import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MailingDetail } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { mailingChoicesQuery } from './mailings.queries.ts'

interface Props {
  mailing: MailingDetail
  onClose: () => void
}

export function SenderDialog({ mailing, onClose }: Props) {
  const { t, i18n } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const { senderName, senderEmail, replyTo } = mailing
  const draft = useDraft({ senderName, senderEmail, replyTo })
  const verified = (choices?.domains ?? []).filter(({ isVerified }) => isVerified).map(({ name }) => name)
  const domains = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(verified)
  const labels = {
    senderName: t('mailings:sender.name'),
    senderEmail: t('mailings:sender.email'),
    replyTo: t('mailings:sender.replyTo'),
  }
  return (
    <ChangeDialog
      mailing={mailing}
      title={t('mailings:sender.dialog')}
      changes={draft.changes}
      labels={labels}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          <TextInput
            label={labels.senderName}
            description={t('mailings:sender.nameHint')}
            value={draft.value.senderName}
            onChange={({ currentTarget }) => draft.set('senderName', currentTarget.value)}
            error={faultOf('senderName')}
            maxLength={191}
            autoComplete="off"
            data-autofocus
          />
          <TextInput
            type="email"
            label={labels.senderEmail}
            description={
              verified.length > 0 ? t('mailings:sender.emailHint', { domains }) : t('mailings:sender.emailHintNone')
            }
            value={draft.value.senderEmail}
            onChange={({ currentTarget }) => draft.set('senderEmail', currentTarget.value)}
            error={faultOf('senderEmail')}
            maxLength={254}
            autoComplete="off"
          />
          <TextInput
            type="email"
            label={labels.replyTo}
            description={t('mailings:sender.replyToHint')}
            value={draft.value.replyTo ?? ''}
            onChange={({ currentTarget }) => draft.set('replyTo', currentTarget.value || null)}
            error={faultOf('replyTo')}
            maxLength={254}
            autoComplete="off"
          />
        </>
      )}
    </ChangeDialog>
  )
}
