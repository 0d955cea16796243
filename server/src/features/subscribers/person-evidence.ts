import { readAddress } from '../../platform/net/address.rules.ts'

/** From where and how something reached us that is not an API call. */
export interface PersonEvidence {
  ip: string | null
  userAgent: string | null
  /** Such as `GET`, `POST`, `SMTP`. */
  method: string
  /** Hashes of what the person saw or sent, by a name. */
  contentHashes?: Record<string, string>
}

const longestAgent = 512

/** Strangers send what they like; the ledger takes addresses that are addresses, and text that PostgreSQL can hold. */
export function cleanEvidence({ ip, userAgent, ...rest }: PersonEvidence): PersonEvidence {
  const address = readAddress(ip ?? '')?.toString() ?? null
  return { ...rest, ip: address, userAgent: userAgent === null ? null : plainText(userAgent) }
}

/** As the consent ledger keeps it. */
export function evidenceRecord(evidence: PersonEvidence): Record<string, string> {
  const { ip, userAgent, method, contentHashes = {} } = evidence
  const hashes = Object.entries(contentHashes).map(([name, hash]) => [`hash:${name}`, hash])
  return { ...(ip && { ip }), ...(userAgent && { userAgent }), method, ...Object.fromEntries(hashes) }
}

function plainText(text: string): string {
  return text
    .slice(0, longestAgent)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
}
