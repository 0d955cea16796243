import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { listChannels } from '../channels/index.ts'
import { readColour, readPageUrl, type StoredSettings } from './page-settings.rules.ts'
import { listPageSettings, savePageSettings } from './page-settings.store.ts'

/** Null takes a setting back; what is not named stays. */
export type SettingsChange = Partial<Omit<StoredSettings, 'channelId'>>

const urls = ['confirmationUrl', 'optinExpiredUrl', 'unsubscribeUrl', 'noteUrl', 'logoUrl', 'imprintUrl'] as const

/** Channel 0 = the account. Takes effect at the next visit. */
export async function changePageSettings(
  { clock, config }: Pick<App, 'clock'> & { config: Pick<App['config'], 'REQUIRE_HTTPS' | 'PUBLIC_URL'> },
  tx: Tx,
  channelId: number,
  change: SettingsChange,
): Promise<void> {
  if (Object.keys(change).length === 0)
    throw new AppError('validation_failed', 'Nothing to change: name at least one setting.')
  const demands = { allowHttp: !config.REQUIRE_HTTPS, ownOrigin: new URL(config.PUBLIC_URL).origin }
  const checked: SettingsChange = { ...change }
  for (const name of urls) {
    const text = change[name]
    if (typeof text !== 'string') continue
    const read = readPageUrl(text, { ...demands, allowHttp: demands.allowHttp && name !== 'logoUrl' })
    if ('fault' in read) throw refusal(name, read.fault)
    checked[name] = read.url
  }
  if (typeof change.brandColour === 'string') {
    const read = readColour(change.brandColour)
    if ('fault' in read) throw refusal('brandColour', read.fault)
    checked.brandColour = read.colour
  }
  if (channelId !== 0 && !(await listChannels(tx)).some(({ id }) => id === channelId))
    throw refusal(
      'channel',
      `The account has no channel ${channelId}. See: postrider channel list --account ${tx.tenant.accountId}`,
    )
  const before = (await listPageSettings(tx)).find((row) => row.channelId === channelId) ?? empty(channelId)
  savePageSettings(tx, { ...before, ...checked }, timestamp(clock.now()))
}

function refusal(name: string, fault: string): AppError {
  return new AppError('validation_failed', `${name}: ${fault}`)
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
  }
}
