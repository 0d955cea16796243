import { Button } from '@mantine/core'
import { IconShieldCheck, IconShieldExclamation } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { cardState } from './cards.rules.ts'
import type { CardProps } from './content-card.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'

export function SenderCard({ mailing, mayWrite, onChange }: CardProps) {
  const { t } = useTranslation(['mailings'])
  const { senderName, senderEmail, replyTo, domain } = mailing
  const Icon = domain.isVerified ? IconShieldCheck : IconShieldExclamation
  return (
    <MailingCard
      id="sender"
      state={cardState(mailing, 'sender')}
      title={t('mailings:sender.title')}
      summary={senderEmail === '' ? t('mailings:sender.none') : senderName}
      act={mayWrite && <Button onClick={onChange}>{t('mailings:card.change')}</Button>}
    >
      {senderEmail !== '' && (
        <p className={classes.line}>
          <code>{senderEmail}</code>
          <span className={classes.mark} data-good={domain.isVerified || undefined}>
            <Icon size={16} stroke={1.6} aria-hidden />
            {t(domain.isVerified ? 'mailings:sender.verified' : 'mailings:sender.unverified')}
          </span>
          {replyTo !== null && <span>{t('mailings:sender.answers', { address: replyTo })}</span>}
        </p>
      )}
    </MailingCard>
  )
}
