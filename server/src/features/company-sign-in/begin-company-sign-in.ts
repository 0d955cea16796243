import type { App } from '../../platform/app/app.ts'
import type { Begun } from './begun-sign-in.ts'
import { addressAtProvider, newBonds } from './company-provider.ts'
import { pathInside } from './path-inside.rules.ts'

/** Where the browser goes, and what it has to keep until it comes back. Nothing is written: anybody may begin. */
export async function beginCompanySignIn(
  app: Pick<App, 'config' | 'log'>,
  { to, isAgain }: { to: string | null; isAgain: boolean },
): Promise<{ address: string; begun: Begun }> {
  const bonds = newBonds(isAgain)
  const address = await addressAtProvider(app, bonds)
  return { address, begun: { kind: 'begun', bonds, to: pathInside(to, app.config.APP_URL) } }
}
