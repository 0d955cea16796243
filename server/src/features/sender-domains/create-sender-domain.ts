import { randomBytes } from 'node:crypto'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { accountWith, type Operator, ProvisioningError } from '../provisioning/index.ts'
import { judgeDomain, noAnswers } from './domain-checks.rules.ts'
import { createSealedKeys, publicKeysOf } from './sealed-keys.ts'
import { domainName, isSelector } from './sender-domain.rules.ts'
import { insertSenderDomain, type SenderDomainRow } from './sender-domain.store.ts'

/** What the use cases of sender domains work with; `serviceDomain` takes reports of failure and names our senders. */
export interface DomainOperator extends Operator {
  secrets: Secrets
  serviceDomain: string
}
export interface NewSenderDomain {
  accountId: number
  domain: string
  returnPathDomain?: string
  selector?: string
}

/** A domain with fresh keys. Nothing is sent from it before its records are published and checked. */
export async function createSenderDomain(operator: DomainOperator, wishes: NewSenderDomain): Promise<SenderDomainRow> {
  const { accountId, selector = newSelector() } = wishes
  const domain = requireDomainName(wishes.domain)
  const returnPathDomain = requireDomainName(wishes.returnPathDomain ?? `b.${domain}`)
  if (!returnPathDomain.endsWith(`.${domain}`))
    throw new ProvisioningError(
      `The return path ${returnPathDomain} has to lie below ${domain}, or DMARC does not see the two as one.`,
    )
  if (!isSelector(selector))
    throw new ProvisioningError(`${selector} is no selector. Use up to 32 letters a to z, digits and hyphens.`)
  await accountWith(operator, accountId)
  const keys = await createSealedKeys(operator.secrets, accountId, domain)
  const names = { domain, selector, returnPathDomain }
  const row: SenderDomainRow = {
    ...names,
    ...keys,
    checks: judgeDomain(names, publicKeysOf(keys, operator.secrets), operator.serviceDomain, noAnswers),
    verifiedAt: null,
    checkedAt: null,
    createdAt: timestamp(operator.clock.now()),
  }
  const isNew = await operator.operatorDb.transaction((tx) => insertSenderDomain(tx, row))
  if (!isNew) throw new ProvisioningError(`Account ${accountId} already has the sender domain ${domain}.`)
  await operator.announce([accountId])
  return row
}

/** Accounts may share a domain, and each has a key of its own there. */
function newSelector(): string {
  return `pr-${randomBytes(3).toString('hex')}`
}

function requireDomainName(text: string): string {
  const name = domainName(text)
  if (name === null) throw new ProvisioningError(`${JSON.stringify(text)} is no domain name such as kunde.example.`)
  return name
}
