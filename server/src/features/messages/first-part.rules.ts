/** Of a run of which a part goes first: how far that is, and what its mails say. */
export interface FirstPart {
  /** The rest goes out, too. */
  isOver: boolean
  /** Who of a block goes first, a bitmap for each content; null = nobody of it. */
  parts: readonly string[] | null
  /** What the mails of each part say; empty = what all others say. */
  contentIds: readonly number[]
  /** What everybody else gets. */
  contentId: number
}

/** Whom of a block a sender may write to now. */
export function targetsNow(targets: string, { isOver, parts }: FirstPart): string {
  if (isOver) return targets
  const ahead = Array.from(targets, () => '0')
  for (const part of parts ?? []) for (let i = part.indexOf('1'); i >= 0; i = part.indexOf('1', i + 1)) ahead[i] = '1'
  return ahead.join('')
}

/** Whoever has tried a subject keeps it, also when another one has won before the mail was made. */
export function contentAt(place: number, { parts, contentIds, contentId }: FirstPart): number {
  const part = (parts ?? []).findIndex((members) => members[place] === '1')
  return contentIds[part] ?? contentId
}
