import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { SupportAccess } from '../support/support-access.tsx'
import { type RoleChange, useChangeRole } from './change-role.ts'
import { FactorDemand } from './factor-demand.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { OwnRoleDialog } from './own-role-dialog.tsx'
import { RefusedChange } from './refused-change.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { RoleMeanings } from './role-meanings.tsx'
import classes from './users.module.css'
import { membersQuery } from './users.queries.ts'

/** Who works in the account, and what each of them may do. Never empty: one admin always stays. */
export function UsersPage() {
  const { t } = useTranslation(['users'])
  const { account } = useAccount()
  const { data: members, error, refetch } = useQuery(membersQuery(account.id))
  const [isInviting, setInviting] = useState(false)
  usePageName(t('users:title'))
  return (
    <div className={classes.page}>
      <PageHead title={t('users:title')} above={members && t('users:standing', { count: members.length })}>
        <Button
          variant="filled"
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
          onClick={() => setInviting(true)}
        >
          {t('users:invite.open')}
        </Button>
      </PageHead>
      {error ? (
        <Failure error={error} title={t('users:notLoaded')} onRetry={() => void refetch()} />
      ) : members ? (
        <>
          <Members members={members} />
          <InvitationList />
          <RoleMeanings members={members} />
          <FactorDemand members={members} />
          <SupportAccess />
        </>
      ) : (
        <SkeletonRows columns={3} />
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}

function Members({ members }: { members: Member[] }) {
  const { session } = useAccount()
  const { run, pending, refused, forget } = useChangeRole()
  const [locked, setLocked] = useState<Member | null>(null)
  const [leaving, setLeaving] = useState<Member | null>(null)
  const [givingUp, setGivingUp] = useState<RoleChange | null>(null)
  const change = (wanted: RoleChange) => (wanted.member.userId === session.user.id ? setGivingUp(wanted) : run(wanted))
  const giveUp = (wanted: RoleChange) => {
    setGivingUp(null)
    run(wanted)
  }
  const remove = (member: Member) => {
    forget()
    setLeaving(member)
  }
  return (
    <section>
      {refused && <RefusedChange error={refused.error} name={refused.member.name} />}
      <MemberTable
        members={members}
        pending={pending}
        onRole={change}
        onRemove={remove}
        onResetFactor={(member) => {
          forget()
          setLocked(member)
        }}
      />
      {locked && <ResetFactorDialog member={locked} onClose={() => setLocked(null)} />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
      {givingUp && (
        <OwnRoleDialog role={givingUp.role} onKeep={() => setGivingUp(null)} onGo={() => giveUp(givingUp)} />
      )}
    </section>
  )
}
