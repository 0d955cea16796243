import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { actTime } from '../accounts/index.ts'
import { noAnswers } from './domain-checks.rules.ts'
import { type DomainAct, judgeKeys } from './judge-keys.ts'
import { requireSenderDomain } from './require-sender-domain.ts'
import { createSealedKeys } from './sealed-keys.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { formerKeyDays, newSelector } from './sender-domain.rules.ts'
import { type SenderDomainRow, saveKeys } from './sender-domain.store.ts'

const dayMs = 86_400_000

/** Makes the next keys of a domain. Those it has go on signing until a check finds the records of the next. */
export async function rotateKeys(act: DomainAct, domain: string): Promise<SenderDomainRow> {
  const row = await requireSenderDomain(act, domain)
  const now = actTime(act)
  if (row.nextSelector) throw domainRefusals.rotation_under_way({ domain: row.domain, selector: row.nextSelector })
  if (row.formerUntil && row.formerUntil > now)
    throw domainRefusals.rotation_too_soon({ domain: row.domain, until: row.formerUntil })
  const keys = await createSealedKeys(act.secrets, row.accountId, row.domain)
  const coming: SenderDomainRow = {
    ...row,
    nextSelector: newSelector(),
    nextRsaKeySealed: keys.rsaKeySealed,
    nextEd25519KeySealed: keys.ed25519KeySealed,
    formerSelector: null,
    formerUntil: null,
  }
  // What the last look found still holds; of the next keys nothing is known yet.
  const awaited = judgeKeys(act, coming, noAnswers).filter(
    ({ name }) => name === 'nextDkim' || name === 'nextDkimEd25519',
  )
  const rotating = { ...coming, checks: [...row.checks, ...awaited] }
  saveKeys(act.tx, rotating, now)
  return rotating
}

/** The next keys sign from now on. The former are gone; only their records are still needed. */
export function takeOver(act: DomainAct, row: SenderDomainRow): SenderDomainRow {
  return {
    ...row,
    selector: row.nextSelector as string,
    rsaKeySealed: row.nextRsaKeySealed as Buffer,
    ed25519KeySealed: row.nextEd25519KeySealed,
    keyMadeAt: actTime(act),
    ...{ nextSelector: null, nextRsaKeySealed: null, nextEd25519KeySealed: null },
    formerSelector: row.selector,
    formerUntil: timestamp(act.clock.now().getTime() + formerKeyDays * dayMs),
  }
}
