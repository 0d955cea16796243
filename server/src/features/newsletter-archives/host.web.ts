import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import { webRoutes } from '../app-api/index.ts'
import { recordAct } from '../audit/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { domainRefusals } from '../sender-domains/index.ts'
import { giveHost, takeHost } from './change-host.ts'
import { checkHost } from './check-host.ts'
import { hostRefusals } from './host.refusals.ts'
import { archiveHostSchema, hostBody, hostView } from './host.schema.ts'
import { findHost } from './host.store.ts'

const common = { tag: 'Channels', action: 'manageDomains' } as const
const path = '/accounts/{accountId}/channels/{id}/archive/host'
const { channel_not_found } = channelRefusals
const { archive_host_invalid, archive_host_of_service, archive_hosts_off, archive_host_not_found } = hostRefusals

export const giveHostRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path,
  summary: 'Name a host for the archive of a channel; its records are to be published then',
  body: { schema: hostBody },
  responses: { 200: z.strictObject({ data: archiveHostSchema }) },
  errors: [channel_not_found, archive_host_invalid, archive_host_of_service, archive_hosts_off],
  stateForAudit: async ({ tx }, ids) => hostState(tx, ids.id),
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: hostView(await giveHost(act, ids.id as number, body.host)) },
  }),
})

export const takeHostRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path,
  summary: 'Take the host from the archive of a channel; it is read at the usual address again',
  responses: { 204: null },
  errors: [channel_not_found],
  stateForAudit: async ({ tx }, ids) => hostState(tx, ids.id),
  handle: async ({ act, ids }) => {
    await takeHost(act, ids.id as number)
    return { status: 204 }
  },
})

/** No transaction is open while the DNS is asked. To look is nothing sensitive: the page does so by itself. */
export const checkHostRoute = webRoutes.readRoute({
  ...common,
  action: 'checkDomains',
  method: 'POST',
  path: `${path}/check`,
  summary: 'Ask the DNS now, and keep what it says',
  responses: { 200: z.strictObject({ data: archiveHostSchema }) },
  errors: [archive_host_not_found, archive_hosts_off, domainRefusals.dns_silent],
  handle: async ({ app, look, ids, requestId, peerAddress }) => {
    const channelId = ids.id as number
    const evidence = { by: 'request', requestId, peerAddress } as const
    const target = app.config.ARCHIVE_HOST_TARGET
    if (!target) throw archive_hosts_off()
    const host = await checkHost(
      {
        look: (work) => work(look),
        act: (work) => app.db.transaction(look.reader.tenant, (tx) => work({ ...look, tx })),
        // The page asks again and again: what is as it was is no act of anybody.
        changed: ({ tx }, changes) =>
          recordAct(
            { ...look, reader: tx, tx, evidence },
            { act: 'channels.archive.host.check', objectId: channelId, changes },
          ),
        ...{ resolver: createResolver(app.config), target, clock: look.clock },
      },
      channelId,
    )
    return { status: 200, body: { data: hostView(host) } }
  },
})

async function hostState(reader: Reader, channelId: number | undefined) {
  const host = channelId === undefined ? undefined : await findHost(reader, channelId)
  return { host: host?.host ?? null, isProven: host ? host.provenAt !== null : false }
}
