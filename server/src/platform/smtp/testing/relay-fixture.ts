import { afterEach } from 'vitest'
import { type RelaySettings, smtpTimeouts } from '../relay-settings.ts'
import { SmtpConnection } from '../smtp-connection.ts'
import type { TransmitOptions } from '../transaction.ts'
import type { Mail } from '../verdict.ts'
import { type Script, ScriptedRelay } from './scripted-relay.ts'

/** Short enough to be waited for where the relay stays silent, long enough for a busy machine elsewhere. */
export const shortly = 400

export const granted: TransmitOptions = { permit: Promise.resolve(true) }

/** Extensions a relay offers when it is not to be sent several commands at once. */
export const stepByStep: Script = { EHLO: '250 scripted.test' }

const relays: ScriptedRelay[] = []
const connections: SmtpConnection[] = []

/** Registers the clean-up and gives what a test needs to talk to a scripted relay. */
export function relayFixture() {
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.destroy()
    for (const relay of relays.splice(0)) await relay.stop()
  })
  return { startRelay, open, connect }
}

async function startRelay(...script: Parameters<typeof ScriptedRelay.start>): Promise<ScriptedRelay> {
  const relay = await ScriptedRelay.start(...script)
  relays.push(relay)
  return relay
}

async function open(settings: RelaySettings, timeouts = {}): Promise<SmtpConnection> {
  const connection = await SmtpConnection.open(settings, { timeouts: { ...smtpTimeouts, ...timeouts } })
  connections.push(connection)
  return connection
}

async function connect(script: Script, timeouts = {}) {
  const relay = await startRelay(script)
  return { relay, connection: await open(relay.settings, timeouts) }
}

export function aMail({
  from = 'from@sender.test',
  to = 'to@receiver.test',
  body = 'Subject: hello\r\n\r\nhello\r\n',
} = {}): Mail {
  return { envelopeFrom: from, envelopeTo: to, data: Buffer.from(body) }
}
