import { type Act, actTime } from '../accounts/index.ts'
import { isOwnOf, joined, type StoredSettings } from './page-settings.rules.ts'
import { deleteInheritedSettings, listPageSettings, savePageSettings } from './page-settings.store.ts'

/** What the L-account has on this channel holds here, too, where nothing else is said; undefined = it has nothing. */
export function inheritPageSettings(act: Act, channelId: number, given: StoredSettings | undefined): void {
  if (given) savePageSettings(act.tx, { ...given, channelId, isInherited: true }, actTime(act))
  else deleteInheritedSettings(act.tx, channelId)
}

/** Nobody is above any more: nothing that people see changes by that. */
export async function keepInheritedPages(act: Act): Promise<void> {
  const stored = await listPageSettings(act.tx)
  for (const inherited of stored.filter(({ isInherited }) => isInherited)) {
    const own = stored.find(isOwnOf(inherited.channelId))
    deleteInheritedSettings(act.tx, inherited.channelId)
    savePageSettings(act.tx, joined(inherited, own), actTime(act))
  }
}
