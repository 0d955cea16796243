import type { Looked } from '../../platform/net/guarded-client.ts'
import { findAttributeValues } from '../rendering/html-position.rules.ts'
import { countedLinks, readUrl } from '../tracking/counted-links.rules.ts'

/** Where the links of a mail lead, and where its pictures lie, each once; what a variable decides is nobody's. */
export function addressesIn(html: string): Record<'links' | 'images', string[]> {
  const images = findAttributeValues(html)
    .filter(({ tag, attribute }) => tag === 'img' && attribute === 'src')
    .flatMap(({ start, end }) => readUrl(html.slice(start, end)) ?? [])
  return { links: countedLinks(html), images: [...new Set(images)] }
}

/** Why whoever clicks finds nothing. */
export const deadReasons = ['gone', 'failing', 'unknownName', 'unreachable', 'certificate', 'internal'] as const
export type DeadReason = (typeof deadReasons)[number]

const certificateProblem = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'BROKEN_CONNECTION'])

/** Null = somebody is there, or nobody can tell: many servers turn programs away, or are slow. */
export function whyDead(looked: Looked): DeadReason | null {
  if (looked.outcome === 'answered') {
    if (looked.status === 404 || looked.status === 410) return 'gone'
    return looked.status >= 500 ? 'failing' : null
  }
  if (looked.reason === 'ADDRESS_REFUSED') return 'internal'
  if (looked.reason === 'ENOTFOUND') return 'unknownName'
  if (certificateProblem.test(looked.reason)) return 'certificate'
  return unreachable.has(looked.reason) ? 'unreachable' : null
}
