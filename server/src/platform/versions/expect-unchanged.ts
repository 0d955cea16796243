import type { Timestamp } from '../clock/timestamp.rules.ts'
import { versionRefusals } from './version.refusals.ts'
import { changedSince, type Shown, versionOf } from './version.rules.ts'

/** Who changed something last, and when; nulls where nobody wrote it down. */
export interface LastChange {
  at: Timestamp | null
  by: { kind: string; name: string | null } | null
}

export interface VersionCheck {
  /** What the caller has seen. */
  version: string
  /** The object as it is now, under the lock that the change is made under. */
  current: Shown
  /** The members to be written; a deletion concerns all of them. */
  asked: Shown | 'all'
  /** Asked only when there is a conflict. */
  lastChange?(members: readonly string[]): Promise<LastChange>
}

/** Refuses a change of members that somebody else has changed since the caller looked. Others may have changed. */
export async function expectUnchanged({ version, current, asked, lastChange }: VersionCheck): Promise<void> {
  const changedMembers = changedSince(version, current, asked)
  if (changedMembers.length === 0) return
  const { at, by } = (await lastChange?.(changedMembers)) ?? { at: null, by: null }
  throw versionRefusals.changed_meanwhile({
    ...{ changedMembers, changedAt: at, changedBy: by },
    ...{ current: { ...current }, version: versionOf(current) },
  })
}
