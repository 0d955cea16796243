import type { App } from '../../platform/app/app.ts'
import type { MailDoor } from '../../platform/smtp/mail-server.ts'
import { tokensFor } from '../assembly/index.ts'
import { readInboundAddress } from './inbound-address.rules.ts'
import { receiveReport } from './receive-report.ts'

/** Reports of failure, complaints, and mails of people who want to leave. */
export function reportsDoor(app: Pick<App, 'db' | 'clock' | 'secrets' | 'log' | 'metrics' | 'config'>): MailDoor {
  const tokens = tokensFor(app.config)
  return {
    knows: (address) => readInboundAddress(address, tokens) !== null,
    take: async ({ recipient, data }) => {
      const address = readInboundAddress(recipient, tokens)
      if (address) await receiveReport({ ...app, tokens }, { address, raw: data })
    },
  }
}
