import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { ed25519Selector, keyLifeDays, keyName } from './sender-domain.rules.ts'
import type { SenderDomainRow } from './sender-domain.store.ts'

const dayMs = 86_400_000

export interface SigningKey {
  selector: string
  madeAt: Timestamp
  replaceBy: Timestamp
  next: string | null
  former: { names: string[]; until: Timestamp } | null
}

/** What signs the mail of a domain, since when, and what comes before and after it. */
export function signingKeyOf(row: SenderDomainRow, now: Timestamp): SigningKey {
  const { domain, selector, keyMadeAt, nextSelector, formerSelector, formerUntil } = row
  return {
    selector,
    madeAt: keyMadeAt,
    replaceBy: timestamp(millisecondsOf(keyMadeAt) + keyLifeDays * dayMs),
    next: nextSelector,
    former:
      formerSelector && formerUntil && formerUntil > now
        ? { names: recordNames(formerSelector, domain), until: formerUntil }
        : null,
  }
}

const recordNames = (selector: string, domain: string) =>
  [selector, ed25519Selector(selector)].map((name) => keyName(name, domain))
