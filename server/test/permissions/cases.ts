import { allKinds, type Kind } from './homes.ts'
import {
  create,
  type Pair,
  type PermissionName,
  permissionNames,
  remove,
  rowAt,
  type WriteResult,
  writablePairs,
  write,
} from './model.ts'
import { subsets } from './paths.ts'

/** `create` is POST after DELETE of the same address; the others find the record in place. */
export const writePaths = ['create', 'update', 'multiple', 'upsert'] as const
export type WritePath = (typeof writePaths)[number]

export interface Case {
  kind: Kind
  path: WritePath
  from: Pair
  to: Pair
  permissions: Set<PermissionName>
}

const permissionSets = subsets(permissionNames)

/** 9 × 9 transitions × 32 permission sets × 4 write paths × 2 kinds of account. */
export function transitionCases(): Case[] {
  return allKinds.flatMap((kind) =>
    writePaths.flatMap((path) => writablePairs.flatMap((from) => casesFrom(kind, path, from))),
  )
}

/** The first row of the table: no row before, and no past. A plain account has no record without one. */
export function firstRowCases(): Case[] {
  return allKinds.flatMap((kind) =>
    writePaths
      .filter((path) => kind === 'channels' || path === 'create' || path === 'upsert')
      .flatMap((path) => casesFrom(kind, path, '-')),
  )
}

function casesFrom(kind: Kind, path: WritePath, from: Pair): Case[] {
  return writablePairs.flatMap((to) => permissionSets.map((permissions) => ({ kind, path, from, to, permissions })))
}

export function expectedOf({ path, from, to, permissions }: Case): WriteResult {
  return path === 'create' ? create(remove(rowAt(from)), to, permissions) : write(rowAt(from), to, permissions)
}

export function describeCase({ kind, path, from, to, permissions }: Case): string {
  return `${kind} ${path} ${from} → ${to} with [${[...permissions].sort()}]`
}
