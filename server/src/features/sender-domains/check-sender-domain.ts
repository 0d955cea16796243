import type { Resolver } from 'node:dns/promises'
import { type Act, actTime, type Look } from '../accounts/index.ts'
import { type DomainAnswers, judgeDomain } from './domain-checks.rules.ts'
import { readDomainRecords } from './read-domain-records.ts'
import { publicKeysOf } from './sealed-keys.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { domainName, isVerified } from './sender-domain.rules.ts'
import { listSenderDomains, type SenderDomainRow, saveChecks } from './sender-domain.store.ts'

/** One account, entered as often as needed: no transaction stays open while the DNS is asked. */
export interface DomainCheckSteps {
  look<T>(work: (look: Look) => Promise<T>): Promise<T>
  act<T>(work: (act: Act) => Promise<T>): Promise<T>
  resolver: Resolver
}

/** Compares the DNS with what the domain needs and keeps the result; a domain that fails a check loses its right to send. */
export async function checkSenderDomain(
  { look, act, resolver }: DomainCheckSteps,
  domain: string,
): Promise<SenderDomainRow> {
  const row = await look((at) => requireSenderDomain(at, domain))
  const answers = await readDomainRecords(resolver, row)
  return act((at) => keepChecks(at, domain, answers))
}

async function keepChecks(act: Act, domain: string, answers: DomainAnswers): Promise<SenderDomainRow> {
  const row = await requireSenderDomain(act, domain)
  const checks = judgeDomain(row, publicKeysOf(row, act.secrets), act.config.BOUNCE_DOMAIN, answers)
  return saveChecks(act.tx, row.domain, { checks, isVerified: isVerified(checks), now: actTime(act) })
}

export async function requireSenderDomain(
  { reader, account }: Pick<Look, 'reader' | 'account'>,
  domain: string,
): Promise<SenderDomainRow> {
  const rows = await listSenderDomains(reader)
  const row = rows.find((candidate) => candidate.domain === domainName(domain))
  if (!row) throw domainRefusals.sender_domain_not_found({ accountId: account.id, domain })
  return row
}
