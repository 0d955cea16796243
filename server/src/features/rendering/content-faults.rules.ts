import { cutKinds } from './dangerous-html.rules.ts'
import { lineCounter } from './lines.rules.ts'
import type { CustomerFieldKind, MailContent } from './mail-content.rules.ts'
import { parseTemplate } from './parse-template.rules.ts'
import { type TemplateNode, type TemplateOddity, templateOddities, type VariableNode } from './template.rules.ts'

/** Every code: what is odd in the author's text, and what was taken out of it. */
export const faultCodes = [
  ...templateOddities,
  ...(['duplicate_area', 'unknown_variable', 'unknown_customer_field'] as const),
  ...cutKinds.map((kind) => `cut_${kind}` as const),
] as const
type FaultCode = (typeof faultCodes)[number]
type ContentPart = 'subject' | 'html' | 'text'

/** An error refuses the upload; a warning tells the author what readers will see. */
export interface ContentFault {
  severity: 'error' | 'warning'
  code: FaultCode
  part: ContentPart
  /** Offset in the part, counted as JavaScript counts. */
  position: number
  /** Counted from 1. */
  line: number
  /** What is wrong and how to mend it. */
  detail: string
}

type FoundFault = Pick<ContentFault, 'code' | 'position' | 'detail'>
type CustomerFields = ReadonlyMap<number, CustomerFieldKind>

const mostFaultsPerPart = 100
const oddityDetails: Record<TemplateOddity['code'], string> = {
  malformed_area: 'This area stays in the mail as it is. Write [[A:-:1:-:text:-:default]] with a positive number.',
  nested_area: 'Areas cannot stand inside each other, so the first ]] ends this one. Close it before the next begins.',
  token_in_default:
    'A default is shown as it is. Close the token before it with its own brackets, or take this one out.',
  malformed_variable:
    'This variable stays in the mail as it is. Write {{V:2:default}} or {{C:7:default}} without blanks.',
  doubled_braces: 'This placeholder stays in the mail as it is. Write its name in single braces.',
}

/** Customer field ids are judged only when the customer's fields are given. */
export function findContentFaults(content: MailContent, fields?: CustomerFields): ContentFault[] {
  const names = new Set(content.placeholders)
  return (['subject', 'html', 'text'] as const).flatMap((part) => {
    const { nodes, oddities } = parseTemplate(content[part], names)
    const found: FoundFault[] = oddities.map(({ code, start }) => ({
      code,
      position: start,
      detail: oddityDetails[code],
    }))
    collectUnknownIds(nodes, fields, found)
    collectDuplicateAreas(nodes, content[part], found)
    return placeFaults(found, part, content[part])
  })
}

function collectUnknownIds(
  nodes: readonly TemplateNode[],
  fields: CustomerFields | undefined,
  found: FoundFault[],
): void {
  for (const node of nodes) {
    if (node.kind === 'area') collectUnknownIds(node.body, fields, found)
    const fault = node.kind === 'variable' && unknownId(node, fields)
    if (fault) found.push(fault)
  }
}

function unknownId(node: VariableNode, fields: CustomerFields | undefined): FoundFault | null {
  if (node.family === 'V' && (node.id < 1 || node.id > 8)) {
    const detail = `There is no variable ${node.id}, so its default is always shown. Use an id from 1 to 8.`
    return { code: 'unknown_variable', position: node.start, detail }
  }
  if (node.family === 'C' && fields?.has(node.id) === false) {
    const detail = `There is no customer field ${node.id}, so its default is always shown. Use the id of a field you have.`
    return { code: 'unknown_customer_field', position: node.start, detail }
  }
  return null
}

/** Each part counts for itself: the text part repeats the areas of the HTML part. */
function collectDuplicateAreas(nodes: readonly TemplateNode[], source: string, found: FoundFault[]): void {
  const lineOf = lineCounter(source)
  const firstLines = new Map<string, number>()
  for (const node of nodes) {
    if (node.kind !== 'area') continue
    const line = lineOf(node.start)
    const firstLine = firstLines.get(node.number)
    if (firstLine === undefined) {
      firstLines.set(node.number, line)
      continue
    }
    const detail = `Area ${node.number} already stands in line ${firstLine}. Give this area a number of its own.`
    found.push({ code: 'duplicate_area', position: node.start, detail })
  }
}

function placeFaults(found: FoundFault[], part: ContentPart, source: string): ContentFault[] {
  const lineOf = lineCounter(source)
  return found
    .sort((one, other) => severityRank(one) - severityRank(other) || one.position - other.position)
    .slice(0, mostFaultsPerPart)
    .sort((one, other) => one.position - other.position)
    .map((fault) => ({
      severity: severityRank(fault) === 0 ? 'error' : 'warning',
      part,
      ...fault,
      line: lineOf(fault.position),
    }))
}

/** Errors first, so that warnings cannot crowd them out. */
function severityRank(fault: FoundFault): number {
  return fault.code === 'duplicate_area' ? 0 : 1
}
