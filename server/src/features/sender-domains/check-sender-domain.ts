import type { Resolver } from 'node:dns/promises'
import { timestamp } from '../../platform/clock/clock.ts'
import { accountWith, type Operator, ProvisioningError } from '../provisioning/index.ts'
import type { DomainOperator } from './create-sender-domain.ts'
import { judgeDomain } from './domain-checks.rules.ts'
import { readDomainRecords } from './read-domain-records.ts'
import { publicKeysOf } from './sealed-keys.ts'
import { domainName, isVerified } from './sender-domain.rules.ts'
import { listSenderDomainRows, type SenderDomainRow, saveChecks } from './sender-domain.store.ts'

type Reading = Pick<Operator, 'operatorDb'>

/** Compares the DNS with what the domain needs and keeps the result; a domain that fails a check loses its right to send. */
export async function checkSenderDomain(
  operator: DomainOperator & { resolver: Resolver },
  accountId: number,
  domain: string,
): Promise<SenderDomainRow> {
  const row = await senderDomainWith(operator, accountId, domain)
  const answers = await readDomainRecords(operator.resolver, row)
  const checks = judgeDomain(row, publicKeysOf(row, operator.secrets), operator.serviceDomain, answers)
  const result = { checks, isVerified: isVerified(checks), now: timestamp(operator.clock.now()) }
  const saved = await operator.operatorDb.transaction((tx) => saveChecks(tx, row, result))
  if (!saved) throw unknownDomain(accountId, domain)
  await operator.announce([accountId])
  return saved
}

export async function senderDomainsOf(operator: Reading, accountId: number): Promise<SenderDomainRow[]> {
  await accountWith(operator, accountId)
  return operator.operatorDb.transaction((tx) => listSenderDomainRows(tx, accountId))
}

export async function senderDomainWith(operator: Reading, accountId: number, domain: string): Promise<SenderDomainRow> {
  const rows = await senderDomainsOf(operator, accountId)
  const row = rows.find((candidate) => candidate.domain === domainName(domain))
  if (!row) throw unknownDomain(accountId, domain)
  return row
}

function unknownDomain(accountId: number, domain: string): ProvisioningError {
  return new ProvisioningError(
    `Account ${accountId} has no sender domain ${domain}. See: postrider domain list --account ${accountId}`,
  )
}
