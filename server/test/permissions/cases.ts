import { KINDS, type Kind } from './homes.ts'
import {
  create,
  type Pair,
  PERMISSIONS,
  type PermissionName,
  remove,
  rowAt,
  WRITABLE_PAIRS,
  type WriteResult,
  write,
} from './model.ts'
import { subsets } from './paths.ts'

/** `create` is POST after DELETE of the same address; the others find the record in place. */
export const WRITE_PATHS = ['create', 'update', 'multiple', 'upsert'] as const
export type WritePath = (typeof WRITE_PATHS)[number]

export interface Case {
  kind: Kind
  path: WritePath
  from: Pair
  to: Pair
  permissions: Set<PermissionName>
}

const permissionSets = subsets(PERMISSIONS)

/** 9 × 9 transitions × 32 permission sets × 4 write paths × 2 kinds of account. */
export function transitionCases(): Case[] {
  return KINDS.flatMap((kind) =>
    WRITE_PATHS.flatMap((path) => WRITABLE_PAIRS.flatMap((from) => casesFrom(kind, path, from))),
  )
}

/** The first row of the table: no row before, and no past. A plain account has no record without one. */
export function firstRowCases(): Case[] {
  return KINDS.flatMap((kind) =>
    WRITE_PATHS.filter((path) => kind === 'channels' || path === 'create' || path === 'upsert').flatMap((path) =>
      casesFrom(kind, path, '-'),
    ),
  )
}

function casesFrom(kind: Kind, path: WritePath, from: Pair): Case[] {
  return WRITABLE_PAIRS.flatMap((to) => permissionSets.map((permissions) => ({ kind, path, from, to, permissions })))
}

export function expectedOf({ path, from, to, permissions }: Case): WriteResult {
  return path === 'create' ? create(remove(rowAt(from)), to, permissions) : write(rowAt(from), to, permissions)
}

export function describeCase({ kind, path, from, to, permissions }: Case): string {
  return `${kind} ${path} ${from} → ${to} with [${[...permissions].sort()}]`
}
