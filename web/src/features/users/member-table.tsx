import { ActionIcon, NativeSelect, Table, Tooltip, VisuallyHidden } from '@mantine/core'
import { IconShieldOff, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Member, Role } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Face } from '../../ui/face.tsx'
import { useTimes } from '../../ui/use-times.ts'
import type { RoleChange } from './change-role.ts'
import { MemberFactor } from './member-factor.tsx'
import classes from './users.module.css'
import { allRoles } from './users.rules.ts'

interface Acts {
  /** Shown already, though the server has not answered yet. */
  pending: RoleChange | null
  onRole: (change: RoleChange) => void
  onRemove: (member: Member) => void
  onResetFactor: (member: Member) => void
}

export function MemberTable({ members, ...acts }: Acts & { members: Member[] }) {
  const { t } = useTranslation(['users'])
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('users:column.person')}</Table.Th>
          <Table.Th className={classes.role}>{t('users:column.role')}</Table.Th>
          <Table.Th className={classes.factor}>{t('users:column.factor')}</Table.Th>
          <Table.Th className={classes.since}>{t('users:column.since')}</Table.Th>
          <Table.Th className={classes.act}>
            <VisuallyHidden>{t('users:column.act')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <Row key={member.userId} member={member} {...acts} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ member, pending, onRole, onRemove, onResetFactor }: Acts & { member: Member }) {
  const { t } = useTranslation(['users'])
  const { account, session } = useAccount()
  const { name, userId, email } = member
  const isOwn = userId === session.user.id
  const role = pending?.member.userId === userId ? pending.role : member.role
  const remove = isOwn ? t('users:leave', { account: account.name }) : t('users:removeSomebody', { name })
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>
        <div className={classes.person}>
          <Face name={name} />
          <div className={classes.who}>
            <strong>{name}</strong> {isOwn && <span className={classes.you}>{t('users:you')}</span>}
            <span className={classes.email}>{email}</span>
            <span className={classes.factorBelow}>
              <MemberFactor member={member} />
            </span>
          </div>
        </div>
      </Table.Td>
      <Table.Td className={classes.role}>
        <NativeSelect
          aria-label={t('users:roleOf', { name })}
          value={role}
          onChange={({ currentTarget }) => onRole({ member, role: currentTarget.value as Role })}
          data={allRoles.map((value) => ({ value, label: t(`users:role.${value}`) }))}
        />
      </Table.Td>
      <Table.Td className={classes.factor}>
        <MemberFactor member={member} />
      </Table.Td>
      <Table.Td className={classes.since}>{useTimes(account.timeZone).day(member.createdAt)}</Table.Td>
      <Table.Td className={classes.act}>
        {!isOwn && (
          <Tooltip label={t('users:factor.reset', { name })}>
            <ActionIcon aria-label={t('users:factor.reset', { name })} onClick={() => onResetFactor(member)}>
              <IconShieldOff size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={remove}>
          <ActionIcon aria-label={remove} onClick={() => onRemove(member)}>
            <IconUserMinus size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  )
}
