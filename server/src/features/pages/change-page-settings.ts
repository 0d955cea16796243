import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { pageRefusals } from './page.refusals.ts'
import { readColour, readPageUrl, readPostalAddress, type StoredSettings } from './page-settings.rules.ts'
import { listPageSettings, savePageSettings } from './page-settings.store.ts'

/** Null takes a setting back; what is not named stays. */
export type SettingsChange = Partial<Omit<StoredSettings, 'channelId'>>

export const pageUrlNames = [
  'confirmationUrl',
  'optinExpiredUrl',
  'unsubscribeUrl',
  'noteUrl',
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
  const before = (await listPageSettings(tx)).find((row) => row.channelId === channelId) ?? empty(channelId)
  savePageSettings(tx, { ...before, ...checked }, actTime(act))
}

function empty(channelId: number): StoredSettings {
  return {
    channelId,
    confirmationUrl: null,
    optinExpiredUrl: null,
    unsubscribeUrl: null,
    noteUrl: null,
    singlePageMode: null,
    optinConfirmMode: null,
    brandName: null,
    brandColour: null,
    logoUrl: null,
    imprintUrl: null,
    postalAddress: null,
  }
}
