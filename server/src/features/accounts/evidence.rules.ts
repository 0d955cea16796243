import { readAddress } from '../../platform/net/address.rules.ts'

/** From where and how something reached us from the person concerned, or from a mail server about them. */
export interface PersonEvidence {
  ip: string | null
  userAgent: string | null
  /** Such as `GET`, `POST`, `SMTP`. */
  method: string
  /** Hashes of what the person saw or sent, by a name. */
  contentHashes?: Record<string, string>
}

/** What the door an act came through knows of its circumstances. */
export type Evidence =
  /** Over an interface of ours. The peer is an integrator's server or a user's browser, never the person concerned. */
  | { by: 'request'; requestId: string; peerAddress: string }
  | ({ by: 'person' } & PersonEvidence)
  /** Nothing but that it happened: commands, jobs, retention. */
  | { by: 'nobody' }

const longestAgent = 512

/** Strangers send what they like; the ledger takes addresses that are addresses, and text that PostgreSQL can hold. */
export function cleanEvidence<E extends PersonEvidence>(evidence: E): E {
  const { ip, userAgent } = evidence
  const address = readAddress(ip ?? '')?.toString() ?? null
  return { ...evidence, ip: address, userAgent: userAgent === null ? null : plainText(userAgent) }
}

/** As the consent ledger keeps it. A peer stands under a name that cannot be taken for the person's own address. */
export function evidenceRecord(evidence: Evidence): Record<string, string> {
  if (evidence.by === 'nobody') return {}
  if (evidence.by === 'request') return { requestPeerIp: evidence.peerAddress, requestId: evidence.requestId }
  const { ip, userAgent, method, contentHashes = {} } = cleanEvidence(evidence)
  const hashes = Object.entries(contentHashes).map(([name, hash]) => [`hash:${name}`, hash])
  return { ...(ip && { ip }), ...(userAgent && { userAgent }), method, ...Object.fromEntries(hashes) }
}

function plainText(text: string): string {
  return text
    .slice(0, longestAgent)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
}
