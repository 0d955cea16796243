import { z } from 'zod'
import { refusals, withValues } from '../../platform/errors/refusal.ts'

export const hostRefusals = refusals({
  archive_host_invalid: withValues({
    status: 422,
    title: 'Host name invalid',
    members: { given: z.string() },
    detail: ({ given }) =>
      `${JSON.stringify(given)} is no host name such as news.kunde.example: no address, port or path, and at most 233 characters.`,
  }),
  archive_host_of_service: withValues({
    status: 422,
    title: 'Host of the service',
    members: { host: z.string() },
    detail: ({ host }) => `${host} belongs to this service. Choose a name below a domain of your own.`,
  }),
  archive_hosts_off: {
    status: 409,
    title: 'No hosts for archives',
    detail:
      'This installation serves archives at its own address only. Its operator can offer more (ARCHIVE_HOST_TARGET).',
  },
  archive_host_not_found: withValues({
    status: 404,
    title: 'Archive host not found',
    members: { channelId: z.number() },
    detail: ({ channelId }) => `The archive of channel ${channelId} has no host of its own. Give it one first.`,
  }),
})
