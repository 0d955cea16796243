export interface RelaySettings {
  host: string
  port: number
  /** `starttls` never falls back to plain text. */
  tls: 'none' | 'starttls' | 'implicit'
  tlsRejectUnauthorized?: boolean
  user?: string
  password?: string
  heloName: string
}

/** How long we wait for what, in milliseconds. */
export interface SmtpTimeouts {
  connect: number
  greeting: number
  /** Every command without a patience of its own, and the TLS handshake. */
  command: number
  data: number
  /** For the network to take a body that is written before its dot. */
  block: number
  finalReply: number
  /** NOOP and QUIT carry no mail, so nobody needs to wait long for them. */
  courtesy: number
}

/** RFC 5321 section 4.5.3.2. A shorter wait for the final reply would manufacture doubles. */
export const smtpTimeouts: SmtpTimeouts = {
  connect: 30_000,
  greeting: 300_000,
  command: 300_000,
  data: 120_000,
  block: 180_000,
  finalReply: 600_000,
  courtesy: 5_000,
}
