import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { accountsOf, bareAct, type Operator, tenantOfAccount } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import { companyRefusals } from './company.refusals.ts'
import { type CompanyDomain, deleteDomain, findDomain, insertDomain, listDomains } from './company-domain.store.ts'

export interface DomainWish {
  domain: string
  customerId: number
  /** Where newcomers begin; null = in the only account of the customer. */
  accountId: number | null
}

/** From now on whoever has an email of this domain may enter by the company sign-in, with the smallest role. */
export async function bindDomain(operator: Operator, wish: DomainWish): Promise<CompanyDomain> {
  const domain = asDomain(wish.domain)
  const { customerId } = wish
  const accountId = await homeOf(operator, wish)
  const bound = { domain, customerId, accountId, createdAt: timestamp(operator.clock.now()) }
  await operator.operatorDb.transaction(async (tx) => {
    const other = await findDomain(tx, domain)
    if (other) throw companyRefusals.domain_bound({ domain, customerId: other.customerId })
    if (!(await insertDomain(tx, bound))) throw companyRefusals.domain_bound({ domain, customerId })
    await record(operator, tx, bound, { act: 'companyDomain.bind', changes: { domain: [null, domain] } })
  })
  return bound
}

/** Whoever came by it stays a member: an admin removes them. */
export async function unbindDomain(operator: Operator, name: string): Promise<CompanyDomain> {
  const domain = asDomain(name)
  return operator.operatorDb.transaction(async (tx) => {
    const gone = await deleteDomain(tx, domain)
    if (!gone) throw companyRefusals.domain_not_bound({ domain })
    await record(operator, tx, gone, { act: 'companyDomain.unbind', changes: { domain: [domain, null] } })
    return gone
  })
}

export function boundDomains({ operatorDb }: Pick<Operator, 'operatorDb'>): Promise<CompanyDomain[]> {
  return operatorDb.transaction(listDomains)
}

function asDomain(text: string): string {
  const address = parseEmail(`someone@${text.trim().replace(/^@/, '')}`, false)
  if (typeof address === 'string') throw companyRefusals.company_domain_invalid()
  return address.emailKey.slice('someone@'.length)
}

async function homeOf(operator: Operator, { customerId, accountId }: DomainWish): Promise<number> {
  if (accountId === null) return onlyAccountOf(operator, customerId)
  if ((await tenantOfAccount(operator, accountId)).customerId !== customerId)
    throw companyRefusals.account_of_other_customer({ accountId, customerId })
  return accountId
}

async function onlyAccountOf(operator: Operator, customerId: number): Promise<number> {
  const [only, ...others] = await accountsOf(operator, customerId)
  if (!only || others.length > 0) throw companyRefusals.home_account_missing({ customerId })
  return only.id
}

async function record(
  operator: Operator,
  tx: OperatorTx,
  tenant: Tenant,
  { act, changes }: { act: string; changes: Record<string, [string | null, string | null]> },
): Promise<void> {
  const home = { accountId: tenant.accountId, customerId: tenant.customerId }
  const inside = bareAct(operator, tx.enter(home), { actor: { kind: 'operator' }, evidence: { by: 'nobody' } })
  await recordAct(inside, { act, objectId: null, changes })
}
