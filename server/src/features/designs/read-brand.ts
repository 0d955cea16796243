import type { Reader } from '../../platform/db/database.ts'
import { contrastOnWhite, defaultBrandColour, onDarkGround } from '../../platform/text/colour.rules.ts'
import { accountRefusals, findAccount } from '../accounts/index.ts'
import { listPageSettings, settingsFor } from '../pages/index.ts'

/** What every theme of the account wears. */
export interface MailBrand {
  name: string
  colour: string
  /** What stands for it on a dark ground. */
  colourOnDark: string
  /** Of the colour on white, as WCAG counts. */
  contrast: number
  logoUrl: string | null
  postalAddress: string | null
}

export async function readBrand(reader: Reader): Promise<MailBrand> {
  const [account, settings] = await Promise.all([findAccount(reader), listPageSettings(reader)])
  if (!account) throw accountRefusals.account_not_found({ accountId: reader.tenant.accountId })
  const { brandName, brandColour, logoUrl, postalAddress } = settingsFor(settings, [])
  const colour = brandColour ?? defaultBrandColour
  const contrast = Math.floor(contrastOnWhite(colour) * 10) / 10
  const name = brandName ?? account.name
  return { name, colour, colourOnDark: onDarkGround(colour), contrast, logoUrl, postalAddress }
}
