import { randomBytes } from 'node:crypto'
import { type Act, actTime } from '../accounts/index.ts'
import { judgeDomain, noAnswers } from './domain-checks.rules.ts'
import { createSealedKeys, publicKeysOf } from './sealed-keys.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { domainName, isSelector } from './sender-domain.rules.ts'
import { insertSenderDomain, type SenderDomainRow } from './sender-domain.store.ts'

export interface NewSenderDomain {
  domain: string
  returnPathDomain?: string
  selector?: string
}

/** A domain with fresh keys. Nothing is sent from it before its records are published and checked. */
export async function createSenderDomain(act: Act, wishes: NewSenderDomain): Promise<SenderDomainRow> {
  const { tx, account, secrets, config } = act
  const { selector = newSelector() } = wishes
  const domain = requireDomainName(wishes.domain)
  const returnPathDomain = requireDomainName(wishes.returnPathDomain ?? `b.${domain}`)
  if (!returnPathDomain.endsWith(`.${domain}`))
    throw domainRefusals.return_path_outside_domain({ returnPathDomain, domain })
  if (!isSelector(selector)) throw domainRefusals.selector_invalid({ selector })
  const keys = await createSealedKeys(secrets, account.id, domain)
  const names = { domain, selector, returnPathDomain }
  const row: SenderDomainRow = {
    ...names,
    ...keys,
    checks: judgeDomain(names, publicKeysOf(keys, secrets), config.BOUNCE_DOMAIN, noAnswers),
    verifiedAt: null,
    checkedAt: null,
    createdAt: actTime(act),
  }
  if (!(await insertSenderDomain(tx, row))) throw domainRefusals.sender_domain_exists({ accountId: account.id, domain })
  return row
}

/** Accounts may share a domain, and each has a key of its own there. */
function newSelector(): string {
  return `pr-${randomBytes(3).toString('hex')}`
}

function requireDomainName(given: string): string {
  const name = domainName(given)
  if (name === null) throw domainRefusals.domain_name_invalid({ given })
  return name
}
