import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../api/chosen.ts'
import { useAccount } from '../../api/use-account.ts'
import type { Act } from '../../ui/act.ts'
import { ExportDialog } from './export-dialog.tsx'

/** Takes the chosen people along as a file; null for those who may not. */
export function useExport(chosen: Chosen, onStarted: () => void): { act: Act | null; dialog: ReactNode } {
  const { t } = useTranslation(['exports'])
  const { account } = useAccount()
  const [isOpen, setOpen] = useState(false)
  if (!account.rights.includes('exportLists')) return { act: null, dialog: null }
  const started = () => {
    setOpen(false)
    onStarted()
  }
  return {
    act: { id: 'export', label: t('exports:act'), icon: IconDownload, run: () => setOpen(true) },
    dialog: isOpen && <ExportDialog chosen={chosen} onClose={() => setOpen(false)} onStarted={started} />,
  }
}

const everybody = { mode: 'all', ids: new Set<number>() } as const

/** The same for everybody a list shows. */
export function ExportButton(narrowing: Omit<Chosen, 'selection'>) {
  const { act, dialog } = useExport({ selection: everybody, ...narrowing }, () => {})
  if (!act) return null
  return (
    <>
      <Button leftSection={<act.icon size={16} stroke={1.6} />} onClick={act.run}>
        {act.label}
      </Button>
      {dialog}
    </>
  )
}
