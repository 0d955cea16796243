import { httpRefusals } from '../errors/http.refusals.ts'
import { findShapeFault } from './json-shape.rules.ts'

const levels = 20
const membersOfObject = 1000
const usualMembers = 10_000
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

/** The JSON object of a request body, or a refusal; never an exception of the parser. */
export function parseJsonObject(bytes: Buffer | undefined, mostMembers = usualMembers): Record<string, unknown> {
  if (!bytes || bytes.length === 0) throw httpRefusals.body_required()
  const value = parse(decode(bytes), mostMembers)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw httpRefusals.body_not_object()
  }
  return value as Record<string, unknown>
}

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw httpRefusals.body_not_utf8()
  }
}

function parse(text: string, membersInAll: number): unknown {
  const found = findShapeFault(text, { levels, membersOfObject, membersInAll })
  if (found?.fault === 'tooDeep') throw httpRefusals.body_too_deep({ mostLevels: levels })
  if (found?.fault === 'doubledMember') throw httpRefusals.duplicate_member({ member: found.member.slice(0, 100) })
  if (found?.fault === 'tooManyMembers') throw httpRefusals.too_many_members({ membersOfObject, membersInAll })
  try {
    return JSON.parse(text)
  } catch {
    throw httpRefusals.body_not_json()
  }
}
