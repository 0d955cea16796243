/** What statistics count; kept as numbers, and a number never changes its meaning. */
export const statisticKinds = {
  open: 0,
  /** A click on any link. */
  click: 1,
  /** The same click, counted for its link. */
  linkClick: 2,
  hardBounce: 3,
  softBounce: 4,
  complaint: 5,
} as const
export type StatisticKind = keyof typeof statisticKinds

/** Those that are made of events, and so are counted again when events are judged anew. */
export const trackedKinds = [statisticKinds.open, statisticKinds.click, statisticKinds.linkClick]

const names = new Map(Object.entries(statisticKinds).map(([name, kind]) => [kind as number, name as StatisticKind]))

export function statisticKindName(kind: number): StatisticKind {
  const name = names.get(kind)
  if (!name) throw new Error(`there is no kind of statistics ${kind}`)
  return name
}
