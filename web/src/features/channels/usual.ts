import { useTranslation } from 'react-i18next'
import type { AccountPages } from '../../api/records.ts'

type Name = keyof AccountPages

export interface Usual {
  /** What holds where the channel has nothing of its own, and by whose word. */
  value(name: Name, value: string): string
  /** By whose word several of them hold. */
  of(names: readonly Name[], ofAccount: string): string
}

/** Where a channel has nothing of its own, the L-account that handed it down speaks before the account. */
export function useUsual({ inherited, above }: { inherited: readonly Name[]; above: string }): Usual {
  const { t } = useTranslation(['channels'])
  return {
    value: (name, value) =>
      inherited.includes(name) ? t('channels:asAbove', { account: above, value }) : t('channels:asAccount', { value }),
    of: (names, ofAccount) =>
      names.some((name) => inherited.includes(name)) ? t('channels:ofAbove', { account: above }) : ofAccount,
  }
}
