import { type Act, actTime } from '../accounts/index.ts'
import { noAnswers } from './domain-checks.rules.ts'
import { judgeKeys } from './judge-keys.ts'
import { createSealedKeys } from './sealed-keys.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { domainName, isSelector, newSelector } from './sender-domain.rules.ts'
import { insertSenderDomain, type SenderDomainRow } from './sender-domain.store.ts'

export interface NewSenderDomain {
  domain: string
  returnPathDomain?: string
  selector?: string
}

/** A domain with fresh keys. Nothing is sent from it before its records are published and checked. */
export async function createSenderDomain(act: Act, wishes: NewSenderDomain): Promise<SenderDomainRow> {
  const { tx, account, secrets } = act
  const { selector = newSelector() } = wishes
  const domain = requireDomainName(wishes.domain)
  const returnPathDomain = requireDomainName(wishes.returnPathDomain ?? `b.${domain}`)
  if (!returnPathDomain.endsWith(`.${domain}`))
    throw domainRefusals.return_path_outside_domain({ returnPathDomain, domain })
  if (!isSelector(selector)) throw domainRefusals.selector_invalid({ selector })
  const keys = await createSealedKeys(secrets, account.id, domain)
  const now = actTime(act)
  const made: SenderDomainRow = {
    ...{ domain, selector, returnPathDomain },
    ...{ ...keys, keyMadeAt: now, nextSelector: null, nextRsaKeySealed: null, nextEd25519KeySealed: null },
    ...{ formerSelector: null, formerUntil: null },
    ...{ checks: [], verifiedAt: null, checkedAt: null, createdAt: now },
  }
  const row = { ...made, checks: judgeKeys(act, made, noAnswers) }
  if (!(await insertSenderDomain(tx, row))) throw domainRefusals.sender_domain_exists({ accountId: account.id, domain })
  return row
}

function requireDomainName(given: string): string {
  const name = domainName(given)
  if (name === null) throw domainRefusals.domain_name_invalid({ given })
  return name
}
