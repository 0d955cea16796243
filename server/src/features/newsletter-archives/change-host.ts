import { randomBytes } from 'node:crypto'
import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { requireChannel } from '../channels/index.ts'
import { hostRefusals } from './host.refusals.ts'
import { type ArchiveHost, hostName, isAmong, judgeHost, namesOfService, noHostAnswers } from './host.rules.ts'
import { deleteHost, findHost, saveHost } from './host.store.ts'

/** The archive wants to be read under a host of its own. Nothing is served or linked there before its DNS has agreed. */
export async function giveHost(act: Act, channelId: number, given: string): Promise<ArchiveHost> {
  const { tx, config } = act
  await lockAccount(tx)
  await requireChannel(act, channelId)
  if (!config.ARCHIVE_HOST_TARGET) throw hostRefusals.archive_hosts_off()
  const host = hostName(given)
  if (host === null) throw hostRefusals.archive_host_invalid({ given })
  if (isAmong(host, namesOfService(config))) throw hostRefusals.archive_host_of_service({ host })
  const before = await findHost(tx, channelId)
  if (before?.host === host) return before
  const claim = { host, token: randomBytes(16).toString('hex') }
  const made: ArchiveHost = {
    ...{ ...claim, channelId, checks: judgeHost(claim, config.ARCHIVE_HOST_TARGET, noHostAnswers) },
    ...{ isTaken: false, provenAt: null, checkedAt: null, createdAt: actTime(act) },
  }
  saveHost(tx, made)
  return made
}

/** From then on the archive is read at the pages' own address again. */
export async function takeHost(act: Act, channelId: number): Promise<void> {
  await lockAccount(act.tx)
  await requireChannel(act, channelId)
  deleteHost(act.tx, channelId)
}
