import type { Reader } from '../../platform/db/database.ts'
import type { conditionFaults } from './condition.refusals.ts'
import { type Condition, depthOf, groupsNamed, judgedLines, type Line, limits, linesOf } from './condition.rules.ts'
import { faultOf, newsletterNamed } from './condition-operator.rules.ts'
import { loadSurroundings } from './load-surroundings.ts'
import { findNamedGroups, findNewsletterIds } from './surroundings.store.ts'

export type ConditionFault = keyof typeof conditionFaults

/** What is wrong, and with which line; an empty path concerns the whole. */
export interface PlacedFault {
  path: number[]
  fault: ConditionFault
}

/** What keeps conditions from being judged. `selfId`: the group they belong to, which they must not name. */
export async function findConditionFaults(
  reader: Reader,
  now: Date,
  condition: Condition,
  selfId: number | null,
): Promise<PlacedFault[]> {
  const lines = linesOf(condition)
  if (lines.length > limits.conditions) return [{ path: [], fault: 'too_many' }]
  if (depthOf(condition) > limits.depth) return [{ path: [], fault: 'too_deep' }]
  const around = await loadSurroundings(reader, now, condition)
  if (judgedLines(condition, around.dynamicGroups) > limits.judged) return [{ path: [], fault: 'too_many' }]
  const [circle, goneGroups, goneNewsletters] = await Promise.all([
    leadsTo(reader, condition, selfId),
    goneOf(groupsNamed(condition), async (ids) => (await findNamedGroups(reader, ids)).map(({ id }) => id)),
    goneOf(newslettersNamed(lines), async (ids) => [...(await findNewsletterIds(reader, ids))]),
  ])
  if (circle) return [{ path: [], fault: circle }]
  const gone = (line: Line): ConditionFault | null => {
    if (line.source === 'group') return line.values.some((id) => goneGroups.has(Number(id))) ? 'group_gone' : null
    return goneNewsletters.has(newsletterNamed(line) ?? 0) ? 'newsletter_gone' : null
  }
  return lines.flatMap(({ line, path }) => {
    const fault = faultOf(line, around) ?? gone(line)
    return fault ? [{ path, fault }] : []
  })
}

function newslettersNamed(lines: readonly { line: Line }[]): number[] {
  return lines.map(({ line }) => newsletterNamed(line)).filter((id) => Number.isSafeInteger(id)) as number[]
}

async function goneOf(ids: readonly number[], find: (ids: readonly number[]) => Promise<number[]>) {
  const found = new Set(await find(ids))
  return new Set(ids.filter((id) => !found.has(id)))
}

/** Follows the groups that conditions name: back to the group itself is a circle, and too far is too deep. */
async function leadsTo(
  reader: Reader,
  condition: Condition,
  selfId: number | null,
): Promise<'group_cycle' | 'too_deep' | null> {
  let named = groupsNamed(condition)
  for (let step = 0; named.length > 0; step += 1) {
    if (selfId !== null && named.includes(selfId)) return 'group_cycle'
    const groups = (await findNamedGroups(reader, named)).filter(({ isDynamic }) => isDynamic)
    if (groups.length > 0 && step >= limits.nestedGroups) return 'too_deep'
    named = [...new Set(groups.flatMap(({ conditions }) => (conditions ? groupsNamed(conditions) : [])))]
  }
  return null
}
