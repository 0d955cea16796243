import type { Look } from '../accounts/index.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { domainName } from './sender-domain.rules.ts'
import { listSenderDomains, type SenderDomainRow } from './sender-domain.store.ts'

export async function requireSenderDomain({ reader }: Pick<Look, 'reader'>, domain: string): Promise<SenderDomainRow> {
  const rows = await listSenderDomains(reader)
  const row = rows.find((candidate) => candidate.domain === domainName(domain))
  if (!row) throw domainRefusals.sender_domain_not_found({ accountId: reader.tenant.accountId, domain })
  return row
}
