import type { Resolver } from 'node:dns/promises'
import { type DmarcAnswer, endsWalk, treeWalk } from './dmarc.rules.ts'
import type { DomainAnswers } from './domain-checks.rules.ts'
import { domainRefusals } from './sender-domain.refusals.ts'
import { ed25519Selector, keyName, type SenderDomainNames } from './sender-domain.rules.ts'
import { lookupLimit, spfRecordsIn, spfTargets } from './spf.rules.ts'

/** Asks the DNS everything the checks need. A server that does not answer is an error, never a missing record. */
export async function readDomainRecords(
  resolver: Resolver,
  { domain, selector, nextSelector, returnPathDomain }: SenderDomainNames & { nextSelector: string | null },
): Promise<DomainAnswers> {
  const keys = (keySelector: string) => readTexts(resolver, keyName(keySelector, domain))
  const [spf, mx, dkim, dkimEd25519, nextDkim, nextDkimEd25519, dmarc] = await Promise.all([
    readSpf(resolver, returnPathDomain),
    askDns(returnPathDomain, resolver.resolveMx(returnPathDomain)),
    keys(selector),
    keys(ed25519Selector(selector)),
    nextSelector ? keys(nextSelector) : [],
    nextSelector ? keys(ed25519Selector(nextSelector)) : [],
    readDmarc(resolver, domain),
  ])
  return { spf, mx, dkim, dkimEd25519, nextDkim, nextDkimEd25519, dmarc }
}

/** The record and those it leads to; more than receivers would look up are not needed to see that they are too many. */
async function readSpf(resolver: Resolver, name: string): Promise<Map<string, string[]>> {
  const answers = new Map<string, string[]>()
  const waiting = [name]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (answers.has(next) || answers.size > lookupLimit) continue
    const texts = await readTexts(resolver, next)
    answers.set(next, texts)
    waiting.push(...spfRecordsIn(texts).flatMap(spfTargets))
  }
  return answers
}

async function readDmarc(resolver: Resolver, author: string): Promise<DmarcAnswer[]> {
  const answers: DmarcAnswer[] = []
  for (const domain of treeWalk(author)) {
    const answer = { domain, records: await readTexts(resolver, `_dmarc.${domain}`) }
    answers.push(answer)
    if (endsWalk(answer)) break
  }
  return answers
}

async function readTexts(resolver: Resolver, name: string): Promise<string[]> {
  return (await askDns(name, resolver.resolveTxt(name))).map((pieces) => pieces.join(''))
}

/** Nothing there is an answer; none at all is a refusal. */
export async function askDns<T>(name: string, question: Promise<T[]>): Promise<T[]> {
  try {
    return await question
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw domainRefusals.dns_silent({ name, reason: `${code}` })
  }
}
