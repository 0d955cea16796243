import type { AccountEnding, AccountExport } from '../../api/records.ts'

/** How far the latest archive has come, for whoever looks. */
export type ArchiveState = 'none' | 'running' | 'failed' | 'ready' | 'others'

export function archiveStateOf(latest: AccountExport | undefined): ArchiveState {
  if (!latest || latest.isFileGone) return 'none'
  if (latest.state === 'waiting' || latest.state === 'running') return 'running'
  if (latest.state !== 'done') return 'failed'
  return latest.isOwn ? 'ready' : 'others'
}

/** When somebody has fetched one last; null = nobody has, or too long ago to count. */
export function takenAt({ hasExport, exports }: AccountEnding): string | null {
  const times = exports.flatMap(({ downloadedAt }) => downloadedAt ?? [])
  return hasExport ? (times.toSorted().at(-1) ?? null) : null
}

/** Whether it changes by itself while somebody looks: it is being written, or fetched. */
export function isMoving({ exports: [latest] }: AccountEnding): boolean {
  const state = archiveStateOf(latest)
  return state === 'running' || (state === 'ready' && latest?.downloadedAt === null)
}
