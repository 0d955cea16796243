import { type Config, ConfigError } from '../config/config.ts'
import type { RelaySettings } from './relay-settings.ts'

/** One of the relays mail is handed to. */
export interface Relay {
  /** As accounts name it; null = the usual one, of all accounts that name none. */
  name: string | null
  settings: RelaySettings
  /** Its mail log, where it can be read. */
  log: string | undefined
}

const schemes = { 'smtp:': 'none', 'smtp+starttls:': 'starttls', 'smtps:': 'implicit' } as const

type Settings = Pick<Config, 'RELAY_URL' | 'RELAY_LOG' | 'RELAY_HELO' | 'FURTHER_RELAYS'>

/** The usual one first. */
export function relaysOf({ RELAY_URL, RELAY_LOG, RELAY_HELO, FURTHER_RELAYS }: Settings): [Relay, ...Relay[]] {
  const settingsOf = (url: string, setting: string) => ({ ...relaySettings(url, setting), heloName: RELAY_HELO })
  const further = Object.entries(FURTHER_RELAYS).map(([name, { url, log }]) => ({
    name,
    settings: settingsOf(url, `FURTHER_RELAYS: ${name}`),
    log,
  }))
  const relays: [Relay, ...Relay[]] = [
    { name: null, settings: settingsOf(RELAY_URL, 'RELAY_URL'), log: RELAY_LOG },
    ...further,
  ]
  if (new Set(relays.map(({ settings: { host, port } }) => `${host}:${port}`)).size < relays.length)
    throw new ConfigError('FURTHER_RELAYS: each relay has an address of its own.')
  return relays
}

function relaySettings(url: string, setting: string): Omit<RelaySettings, 'heloName'> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const tls = schemes[protocol as keyof typeof schemes]
  if (!tls) throw new ConfigError(`${setting} must begin with smtp://, smtp+starttls:// or smtps://.`)
  return {
    host: hostname,
    port: Number(port || (tls === 'implicit' ? 465 : 25)),
    tls,
    ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  }
}
