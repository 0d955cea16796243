import type { RelaySettings } from '../smtp/relay-settings.ts'
import type { Relay } from '../smtp/relays.ts'
import type { App } from './app.ts'

/** The parts of a dispatcher or a sender: the engine's own login instead of the API's, and no limits. */
export interface Engine extends Omit<App, 'limiter'> {
  /** Every process of the engine lives by the database's time; asked for again and again. */
  setClock(): Promise<void>
  /** The usual one. */
  relay: RelaySettings
  /** All of them, the usual one first. */
  relays: readonly Relay[]
  close(): Promise<void>
}
