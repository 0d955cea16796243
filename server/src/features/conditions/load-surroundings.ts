import type { Reader } from '../../platform/db/database.ts'
import { dayIn } from './calendar.rules.ts'
import type { Surroundings } from './compile-conditions.store.ts'
import { type Condition, groupsNamed, limits } from './condition.rules.ts'
import { findNamedGroups, findPlace, listChannelIds, listFieldTypes } from './surroundings.store.ts'

/** Groups in groups end after so many: who saves one more is refused, and a row that names them anyway harms nobody. */
const mostSteps = limits.nestedGroups + 1

/** What the account is and has at this moment, as far as the conditions need it. */
export async function loadSurroundings(reader: Reader, now: Date, condition: Condition): Promise<Surroundings> {
  const [place, channelIds, fields, dynamicGroups] = await Promise.all([
    findPlace(reader),
    listChannelIds(reader),
    listFieldTypes(reader),
    loadDynamicGroups(reader, condition),
  ])
  return {
    zone: place.timeZone,
    today: dayIn(place.timeZone, now),
    recognises: place.tracking === 'individual',
    // Without the module only the default channel is shown.
    channelIds: new Set(place.hasChannels ? channelIds : channelIds.slice(0, 1)),
    fields: new Map(fields.map(({ id, type }) => [id, type])),
    dynamicGroups,
  }
}

/** Every dynamic group that is named, directly or by another, step by step. */
async function loadDynamicGroups(reader: Reader, condition: Condition): Promise<Map<number, Condition | null>> {
  const found = new Map<number, Condition | null>()
  let named = groupsNamed(condition)
  for (let step = 0; step < mostSteps && named.length > 0; step += 1) {
    const groups = (await findNamedGroups(reader, named)).filter(({ isDynamic }) => isDynamic)
    // On the last step they are known and not opened any more.
    for (const { id, conditions } of groups) found.set(id, step < limits.nestedGroups ? conditions : null)
    named = groups
      .flatMap(({ conditions }) => (conditions ? groupsNamed(conditions) : []))
      .filter((id) => !found.has(id))
  }
  return found
}
