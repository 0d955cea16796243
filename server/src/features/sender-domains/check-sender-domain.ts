import type { Resolver } from 'node:dns/promises'
import { actTime, type Look } from '../accounts/index.ts'
import type { DomainAnswers } from './domain-checks.rules.ts'
import { type DomainAct, judgeKeys } from './judge-keys.ts'
import { readDomainRecords } from './read-domain-records.ts'
import { requireSenderDomain } from './require-sender-domain.ts'
import { takeOver } from './rotate-keys.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { isVerified, mayTakeOver } from './sender-domain.rules.ts'
import { isClaimed, type SenderDomainRow, saveChecks, saveKeys } from './sender-domain.store.ts'

/** One account, entered as often as needed: no transaction stays open while the DNS is asked. */
export interface DomainCheckSteps {
  look<T>(work: (look: Pick<Look, 'reader'>) => Promise<T>): Promise<T>
  act<T>(work: (act: DomainAct) => Promise<T>): Promise<T>
  /** Told in the same transaction when the domain may send from now on, or no more. */
  changed?(act: DomainAct, changes: { domain: [string, string]; isVerified: [boolean, boolean] }): Promise<void>
  resolver: Resolver
}

/**
 * Compares the DNS with what the domain needs and keeps the result; a domain that fails a check loses its right to send.
 * Keys that were waiting for their records sign from the moment these are found.
 */
export async function checkSenderDomain(
  { look, act, changed, resolver }: DomainCheckSteps,
  domain: string,
): Promise<SenderDomainRow> {
  const row = await look((at) => requireSenderDomain(at, domain))
  const answers = await readDomainRecords(resolver, row)
  return act(async (at) => {
    const before = await requireSenderDomain(at, domain)
    const after = await keepChecks(at, before, row, answers)
    const isVerified: [boolean, boolean] = [before.verifiedAt !== null, after.verifiedAt !== null]
    if (isVerified[0] !== isVerified[1]) await changed?.(at, { domain: [domain, domain], isVerified })
    return after
  })
}

async function keepChecks(
  act: DomainAct,
  found: SenderDomainRow,
  asked: SenderDomainRow,
  answers: DomainAnswers,
): Promise<SenderDomainRow> {
  // Its keys were replaced meanwhile: the answers are about others.
  if (found.selector !== asked.selector || found.nextSelector !== asked.nextSelector) return found
  const { row, checks } = judgeRow(act, found, answers)
  const now = actTime(act)
  if (row !== found) saveKeys(act.tx, { ...row, checks }, now)
  return claiming(row.domain, () => saveChecks(act.tx, row.domain, { checks, isVerified: isVerified(checks), now }))
}

function judgeRow(act: DomainAct, row: SenderDomainRow, answers: DomainAnswers) {
  const checks = judgeKeys(act, row, answers)
  if (!mayTakeOver(checks)) return { row, checks }
  const rotated = takeOver(act, row)
  const { nextDkim: dkim, nextDkimEd25519: dkimEd25519 } = answers
  return { row: rotated, checks: judgeKeys(act, rotated, { ...answers, dkim, dkimEd25519 }) }
}

/** The database lets a domain be verified for one customer alone. */
async function claiming(domain: string, save: () => Promise<SenderDomainRow>): Promise<SenderDomainRow> {
  try {
    return await save()
  } catch (error) {
    if (isClaimed(error)) throw domainRefusals.domain_claimed({ domain })
    throw error
  }
}
