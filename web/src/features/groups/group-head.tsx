import { Button, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import classes from './group.module.css'
import { type Kind, kindOf } from './group.rules.ts'
import { KindMark } from './kind-mark.tsx'
import { RenameDialog } from './rename-dialog.tsx'

/** What kind of group it is, which mailings count on it, and what can be done with the whole of it. */
export function GroupHead({ group, children }: { group: Group; children?: ReactNode }) {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  const kind = kindOf(group)
  return (
    <header>
      <GroupCrumbs kind={kind} />
      <PageHead title={group.name}>
        {children}
        {account.rights.includes('changeGroups') && <More group={group} />}
      </PageHead>
      <p className={classes.under}>
        <KindMark kind={kind} />
        <span>{t(`groups:meaning.${kind}`)}</span>
        <Uses uses={group.usedBy} />
      </p>
    </header>
  )
}

/** The same of a dynamic group that is not there yet. */
export function NewGroupHead({ name, under, acts }: { name: string; under: ReactNode; acts: ReactNode }) {
  const { t } = useTranslation(['groups'])
  return (
    <header>
      <GroupCrumbs kind="dynamic" />
      <PageHead title={name}>{acts}</PageHead>
      <p className={classes.under}>
        <KindMark kind="dynamic" />
        <span>{t('groups:meaning.dynamic')}</span>
        <span>{under}</span>
      </p>
    </header>
  )
}

function GroupCrumbs({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['groups'])
  const { account } = useAccount()
  return (
    <Crumbs
      label={t('groups:path')}
      above={
        <Link to="/accounts/$accountId/groups" params={{ accountId: String(account.id) }}>
          {t('groups:title')}
        </Link>
      }
      here={t(`groups:kind.${kind}`)}
    />
  )
}

function Uses({ uses }: { uses: Group['usedBy'] }) {
  const { t } = useTranslation(['groups'])
  return uses.map(({ id, name, isExcluded }) => (
    <span key={`${id} ${isExcluded}`}>
      {t(isExcluded ? 'groups:leftOut' : 'groups:usedBy')} <b>{name}</b>
    </span>
  ))
}

/** What is locked stays in the menu and says so: a missing entry would only puzzle. */
function More({ group }: { group: Group }) {
  const { t } = useTranslation(['groups'])
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const { canEdit, canDelete } = group.permissions
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button leftSection={<IconDots size={16} stroke={1.6} />}>{t('groups:more')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} stroke={1.6} />}
            disabled={!canEdit}
            rightSection={!canEdit && <span className={classes.locked}>{t('groups:locked')}</span>}
            onClick={() => setDialog('rename')}
          >
            {t('groups:rename.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.6} />}
            disabled={!canDelete}
            rightSection={!canDelete && <span className={classes.locked}>{t('groups:locked')}</span>}
            onClick={() => setDialog('delete')}
          >
            {t('groups:delete.open')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' && <RenameDialog group={group} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && <DeleteDialog group={group} onClose={() => setDialog(null)} />}
    </>
  )
}
