import { type DmarcAnswer, findDmarcPolicy } from './dmarc.rules.ts'
import {
  type CheckName,
  type DnsRecord,
  type DomainCheck,
  keyRecords,
  type NextKeys,
  type PublicKeys,
  recordsToPublish,
  type SenderDomainNames,
} from './sender-domain.rules.ts'
import { followSpf, type SpfAnswers, spfRecordsIn } from './spf.rules.ts'

/** Everything the DNS was asked about one sender domain. */
export interface DomainAnswers {
  spf: SpfAnswers
  mx: readonly { exchange: string; priority: number }[]
  dkim: readonly string[]
  dkimEd25519: readonly string[]
  nextDkim: readonly string[]
  nextDkimEd25519: readonly string[]
  dmarc: readonly DmarcAnswer[]
}
export const noAnswers: DomainAnswers = {
  ...{ spf: new Map(), mx: [], dkim: [], dkimEd25519: [], nextDkim: [], nextDkimEd25519: [], dmarc: [] },
}

type Judgement = Pick<DomainCheck, 'status' | 'problem' | 'found'>

export function judgeDomain(
  names: SenderDomainNames,
  keys: PublicKeys,
  serviceDomain: string,
  answers: DomainAnswers,
  next: NextKeys | null = null,
): DomainCheck[] {
  const publish = recordsToPublish(names, keys, serviceDomain)
  const coming = next && keyRecords(names.domain, next)
  return [
    check('spf', judgeSpf(names.returnPathDomain, serviceDomain, answers.spf), publish.spf),
    check('mx', judgeMx(serviceDomain, answers.mx), publish.mx),
    check('dkim', judgeDkim('rsa', keys.rsa, answers.dkim), publish.dkim),
    check('dkimEd25519', judgeDkim('ed25519', keys.ed25519, answers.dkimEd25519), publish.dkimEd25519),
    check('nextDkim', judgeDkim('rsa', next?.rsa, answers.nextDkim), coming?.dkim),
    check('nextDkimEd25519', judgeDkim('ed25519', next?.ed25519, answers.nextDkimEd25519), coming?.dkimEd25519),
    check('dmarc', judgeDmarc(names.domain, answers.dmarc), publish.dmarc),
  ].flat()
}

/** What needs no record is not checked. */
function check(name: CheckName, judgement: Judgement, publish: DnsRecord | null | undefined): DomainCheck[] {
  return publish ? [{ name, ...judgement, publish }] : []
}

function judgement(found: readonly string[], problem: string | null): Judgement {
  if (found.length === 0) return { status: 'missing', problem: 'there is no such record', found: [] }
  return { status: problem === null ? 'ok' : 'wrong', problem, found: [...found] }
}

function judgeSpf(returnPathDomain: string, serviceDomain: string, answers: SpfAnswers): Judgement {
  const { includes, fault } = followSpf(answers, returnPathDomain, serviceDomain)
  const problem = fault ?? (includes ? null : `it does not include ${serviceDomain}`)
  return judgement(spfRecordsIn(answers.get(returnPathDomain) ?? []), problem)
}

/** Another host beside ours would swallow its share of the reports. */
function judgeMx(serviceDomain: string, answers: DomainAnswers['mx']): Judgement {
  const foreign = answers.find(({ exchange }) => exchange.toLowerCase().replace(/\.$/, '') !== serviceDomain)
  return judgement(
    answers.map(({ exchange, priority }) => `${priority} ${exchange}`),
    foreign ? `mail for it goes to ${foreign.exchange || 'nobody'}` : null,
  )
}

function judgeDkim(type: 'rsa' | 'ed25519', key: string | null | undefined, records: readonly string[]): Judgement {
  return judgement(
    records,
    records.length > 1 ? 'there is more than one record' : keyProblem(type, key, records[0] ?? ''),
  )
}

function keyProblem(type: string, key: string | null | undefined, record: string): string | null {
  const tags = new Map(record.split(';').map((tag) => readTag(tag)))
  const list = (tag: string, otherwise: string) => (tags.get(tag) ?? otherwise).split(':')
  if ((tags.get('v') ?? 'DKIM1') !== 'DKIM1') return 'it is no DKIM1 record'
  if (tags.get('p') === '') return 'the key is revoked (p is empty)'
  if ((tags.get('k') ?? 'rsa') !== type || tags.get('p') !== key) return 'it holds another key'
  if (list('t', '').includes('y')) return 'it is marked as a test (t=y), so receivers ignore the signature'
  if (!list('h', 'sha256').includes('sha256')) return 'it does not allow sha256 (h)'
  return list('s', '*').some((use) => use === '*' || use === 'email') ? null : 'it is not for email (s)'
}

/** Values keep their case, because keys have one; blanks inside are where a key was folded. */
function readTag(tag: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(tag) ?? []
  return [name.trim().toLowerCase(), value.replace(/\s+/g, '')]
}

function judgeDmarc(domain: string, answers: readonly DmarcAnswer[]): Judgement {
  const finding = findDmarcPolicy(domain, answers)
  if (finding.kind === 'policy') return judgement([`_dmarc.${finding.domain}: ${finding.record}`], null)
  const found = answers.flatMap((answer) => answer.records.map((record) => `_dmarc.${answer.domain}: ${record}`))
  return finding.kind === 'fault' ? judgement(found, finding.problem) : judgement([], null)
}
