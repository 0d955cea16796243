import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Act, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { conditionLimits, groupsNamed } from '../conditions/index.ts'
import { groupRefusals } from './group.refusals.ts'
import { groupTypes, isLocked } from './group.rules.ts'
import { findGroupByName, listBusyMailings, listConditions, lockGroup } from './group.store.ts'
import {
  deleteGroup,
  dismissSome,
  findOutdated,
  listTrashedGroups,
  lockTrashedGroup,
  putInTrash,
  type TrashedGroup,
  takeFromTrash,
} from './group-trash.store.ts'

/** For 30 days, with its members. Not while a mailing counts on it: without the group it would reach nobody, or somebody else. */
export async function removeGroup(act: Act, id: number): Promise<void> {
  const { tx, actor } = act
  const [, group, mailingIds] = await Promise.all([lockAccount(tx), lockGroup(tx, id), listBusyMailings(tx, id)])
  if (!group) throw groupRefusals.group_not_found()
  if (isLocked(group, 'canDelete', actor)) throw groupRefusals.group_locked({ permission: 'canDelete' })
  const groupIds = (await listConditions(tx)).flatMap(({ id: other, conditions }) =>
    other !== id && conditions && groupsNamed(conditions).includes(id) ? [other] : [],
  )
  if (mailingIds.length > 0 || groupIds.length > 0) throw groupRefusals.group_in_use({ mailingIds, groupIds })
  putInTrash(tx, id, actTime(act))
}

/** What was deleted and can be put back. */
export function listTrash({ reader }: Pick<Look, 'reader'>): Promise<TrashedGroup[]> {
  return listTrashedGroups(reader)
}

/**
 * As it was, with whoever was in it and is still there. Whoever keeps a group is not asked: a lock would leave nobody who
 * could put it back, and they can delete it again.
 */
export async function restoreGroup({ tx }: Act, id: number): Promise<void> {
  const [, group] = await Promise.all([lockAccount(tx), lockTrashedGroup(tx, id)])
  if (!group) throw groupRefusals.group_not_found()
  const holder = await findGroupByName(tx, group.nameKey)
  if (holder !== undefined) throw groupRefusals.group_exists({ groupId: holder })
  const { dynamicGroups: limit } = conditionLimits
  if (group.type === groupTypes.dynamic && (await listConditions(tx)).length >= limit)
    throw groupRefusals.dynamic_group_limit({ limit })
  takeFromTrash(tx, id)
}

/** The largest groups have millions of members: these leave some at a time, and the group goes with the last of them. */
export async function forgetGroups(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  for (let done = 0; ; done += 1) {
    const id = done < limit ? await findOutdated(tx, before) : undefined
    if (id === undefined) return done
    done += await dismissSome(tx, id, limit - done)
    if (done >= limit) return limit
    deleteGroup(tx, id)
  }
}
