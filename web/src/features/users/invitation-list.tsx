import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { useTimes } from '../../ui/use-times.ts'
import { useInviteMember } from './invite-member.ts'
import { RefusedInvitation } from './refused-invitation.tsx'
import classes from './users.module.css'
import { invitationsQuery } from './users.queries.ts'
import { useWithdrawInvitation } from './withdraw-invitation.ts'

/** Who was invited and has not come yet. Without any there is nothing to say. */
export function InvitationList() {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const { data: invitations, error, refetch } = useQuery(invitationsQuery(account.id))
  const again = useInviteMember()
  const withdraw = useWithdrawInvitation()
  if (error) return <Failure error={error} title={t('users:invited.notLoaded')} onRetry={() => void refetch()} />
  if (!invitations || invitations.length === 0) return null
  const refused = again.error ?? withdraw.error
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('users:invited.title')}</Title>
      </div>
      {refused && <RefusedInvitation error={refused} email="" />}
      <ul className={classes.invitations}>
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            isBusy={again.pending === invitation.email || withdraw.pendingId === invitation.id}
            onAgain={() => again.run(invitation)}
            onWithdraw={() => withdraw.run(invitation)}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  invitation: Invitation
  isBusy: boolean
  onAgain: () => void
  onWithdraw: () => void
}

function Row({ invitation, isBusy, onAgain, onWithdraw }: RowProps) {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const { day, moment } = useTimes(account.timeZone)
  const { email, role, invitedBy, createdAt, expiresAt, hasExpired } = invitation
  return (
    <li className={classes.invitation}>
      <strong>{email}</strong>
      <span>{t(`users:role.${role}`)}</span>
      <span className={classes.by}>
        {invitedBy
          ? t('users:invited.by', { name: invitedBy, day: day(createdAt) })
          : t('users:invited.on', { day: day(createdAt) })}
      </span>
      <span className={classes.until} data-ended={hasExpired || undefined}>
        {hasExpired
          ? t('users:invited.ended', { day: day(expiresAt) })
          : t('users:invited.until', { moment: moment(expiresAt) })}
      </span>
      <span className={classes.acts}>
        <LinkButton onClick={onAgain} disabled={isBusy} aria-label={t('users:invited.againTo', { email })}>
          {t('users:invited.again')}
        </LinkButton>
        <LinkButton onClick={onWithdraw} disabled={isBusy} aria-label={t('users:invited.withdrawOf', { email })}>
          {t('users:invited.withdraw')}
        </LinkButton>
      </span>
    </li>
  )
}
