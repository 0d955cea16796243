import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { pageRefusals } from './page.refusals.ts'
import { isOwnOf, readColour, readPageUrl, readPostalAddress, type StoredSettings } from './page-settings.rules.ts'
import { findUnknownThings, listPageSettings, savePageSettings } from './page-settings.store.ts'

/** Null takes a setting back; what is not named stays. */
export type SettingsChange = Partial<Omit<StoredSettings, 'channelId' | 'isInherited'>>

export const pageUrlNames = [
  'confirmationUrl',
  'optinExpiredUrl',
  'unsubscribeUrl',
  'noteUrl',
  'registerUrl',
  'logoUrl',
  'imprintUrl',
] as const

/** Channel 0 = the account. Takes effect at the next visit. */
export async function changePageSettings(act: Act, channelId: number, change: SettingsChange): Promise<void> {
  const { tx, config } = act
  await lockAccount(tx)
  if (Object.keys(change).length === 0) throw pageRefusals.nothing_to_change()
  const demands = { allowHttp: !config.REQUIRE_HTTPS, ownOrigin: new URL(config.PUBLIC_URL).origin }
  const checked: SettingsChange = { ...change }
  for (const name of pageUrlNames) {
    const text = change[name]
    if (typeof text !== 'string') continue
    const read = readPageUrl(text, { ...demands, allowHttp: demands.allowHttp && name !== 'logoUrl' })
    if ('fault' in read) throw pageRefusals.setting_faulty({ setting: name, fault: read.fault })
    checked[name] = read.url
  }
  if (typeof change.brandColour === 'string') {
    const read = readColour(change.brandColour)
    if ('fault' in read) throw pageRefusals.setting_faulty({ setting: 'brandColour', fault: read.fault })
    checked.brandColour = read.colour
  }
  if (typeof change.postalAddress === 'string') {
    const read = readPostalAddress(change.postalAddress)
    if ('fault' in read) throw pageRefusals.setting_faulty({ setting: 'postalAddress', fault: read.fault })
    checked.postalAddress = read.address
  }
  if (channelId !== 0 && !(await listChannels(tx)).some(({ id }) => id === channelId))
    throw pageRefusals.channel_not_found({ accountId: tx.tenant.accountId, channelId })
  const before = (await listPageSettings(tx)).find(isOwnOf(channelId)) ?? empty(channelId)
  const after = { ...before, ...checked, ...oneRegisterPage(checked) }
  const unknown = await findUnknownThings(tx, after)
  if (unknown.theme) throw pageRefusals.setting_faulty({ setting: 'theme', fault: 'The account has no such theme.' })
  if (unknown.form)
    throw pageRefusals.setting_faulty({ setting: 'registerFormId', fault: 'The account has no such form.' })
  savePageSettings(tx, after, actTime(act))
}

/** A form and a page of their own exclude each other: what was named last holds. */
function oneRegisterPage({ registerFormId, registerUrl }: SettingsChange): SettingsChange {
  if (registerFormId != null) return { registerUrl: null }
  return registerUrl != null ? { registerFormId: null } : {}
}

function empty(channelId: number): StoredSettings {
  return {
    channelId,
    isInherited: false,
    confirmationUrl: null,
    optinExpiredUrl: null,
    unsubscribeUrl: null,
    noteUrl: null,
    registerUrl: null,
    registerFormId: null,
    themeId: null,
    singlePageMode: null,
    optinConfirmMode: null,
    brandName: null,
    brandColour: null,
    logoUrl: null,
    imprintUrl: null,
    postalAddress: null,
  }
}
