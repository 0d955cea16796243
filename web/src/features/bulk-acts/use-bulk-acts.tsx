import { IconArchive, IconArchiveOff, IconBan, IconTrash, IconUsersMinus, IconUsersPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../api/chosen.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Act } from '../../ui/act.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { StateDialog } from './state-dialog.tsx'

const icons = {
  addToGroup: IconUsersPlus,
  removeFromGroup: IconUsersMinus,
  archive: IconArchive,
  blacklist: IconBan,
  reactivate: IconArchiveOff,
  erase: IconTrash,
}
type BulkAct = keyof typeof icons

/** What can be done with everybody who is chosen, as far as the user may; each asks or says first what it will do. */
export function useBulkActs(chosen: Chosen, onStarted: () => void): { acts: Act[]; dialog: ReactNode } {
  const { t } = useTranslation(['bulkActs'])
  const { account } = useAccount()
  const [open, setOpen] = useState<BulkAct | null>(null)
  const may: readonly string[] = account.rights
  const acts = (Object.keys(icons) as BulkAct[])
    .filter((act) => may.includes(act === 'erase' ? 'deletePeople' : 'changePeople'))
    .map((act) => ({ id: act, label: t(`bulkActs:act.${act}`), icon: icons[act], run: () => setOpen(act) }))
  const props = {
    chosen,
    onClose: () => setOpen(null),
    onStarted: () => {
      setOpen(null)
      onStarted()
    },
  }
  return { acts, dialog: open && dialogOf(open, props) }
}

function dialogOf(act: BulkAct, props: Parameters<typeof EraseDialog>[0]): ReactNode {
  if (act === 'erase') return <EraseDialog {...props} />
  if (act === 'archive' || act === 'blacklist' || act === 'reactivate') return <StateDialog act={act} {...props} />
  return <GroupDialog act={act} {...props} />
}
