import type { Breaker } from './circuit-breaker.rules.ts'
import type { ReuseLimits } from './relay-line.ts'
import type { RelaySettings, SmtpTimeouts } from './relay-settings.ts'

export interface LaneSettings {
  connections: number
  /** Keeps its width when the relay defers mail. */
  steady?: boolean
  /** One past its dot, one being prepared, and one whose envelope travels with the dot of that one: three by default. */
  mailsPerConnection?: number
}

export interface LaneState {
  connections: number
  allowed: number
  breaker: Breaker['state']
  /** Somebody has to mend the relay's settings. */
  permanent: boolean
  lastError: string | null
}

export interface LaneSurroundings extends ReuseLimits {
  settings: RelaySettings
  timeouts: SmtpTimeouts
  trialWaitMs: (breaker: Breaker) => number
  now: () => number
  onAlarm: (alarm: { permanent: boolean; reason: string }) => void
  /** Writes a session down before its first mail, and gives its number; null when the lane closes first. */
  enrol: (client: string, closing: AbortSignal) => Promise<number | null>
}
