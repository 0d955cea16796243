import type { App } from '../../platform/app/app.ts'
import type { Relay } from '../../platform/smtp/relays.ts'
import { relayName } from './relay-name.rules.ts'
import type { RelayParts } from './relay-reader.ts'

/** The engine once for each relay, with that relay and its log in the place of the usual one. */
export function eachRelay<T extends Pick<App, 'config'> & { relays: readonly Relay[] }>(
  engine: T,
): (T & Required<Pick<RelayParts, 'relay' | 'among'>>)[] {
  const names = engine.relays.map(({ settings }) => relayName(settings))
  return engine.relays.map(({ name, settings, log }, i) => ({
    ...engine,
    relay: settings,
    config: { ...engine.config, RELAY_LOG: log },
    among: { isUsual: name === null, others: names.toSpliced(i, 1) },
  }))
}
