import { IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubscriberView } from '../../api/records.ts'
import type { Act } from '../../ui/act.ts'
import { say } from '../../ui/say.tsx'
import type { Selection } from '../../ui/table/selection.rules.ts'

/** Puts the chosen addresses on the clipboard. Everybody at once is an export, which leaves a trace; this does not. */
export function useCopyAddresses(rows: readonly SubscriberView[], selection: Selection): Act | null {
  const { t } = useTranslation(['subscribers'])
  const seen = useRef(new Map<number, string>())
  for (const { id, email } of rows) seen.current.set(id, email)
  if (selection.mode === 'all') return null
  return {
    id: 'copy-addresses',
    label: t('subscribers:copyAddresses', { count: selection.ids.size }),
    icon: IconCopy,
    run: () => {
      const addresses = [...selection.ids].flatMap((id) => seen.current.get(id) ?? [])
      void navigator.clipboard
        .writeText(addresses.join('\n'))
        .then(() => say({ text: t('subscribers:addressesCopied', { count: addresses.length }) }))
    },
  }
}
