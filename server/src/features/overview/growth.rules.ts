export interface GrowthDay {
  /** Such as 2026-11-16. */
  day: string
  joined: number
  left: number
  gone: number
}

export interface Growth {
  days: GrowthDay[]
  joined: number
  left: number
  gone: number
  /** How many were receive-ready before the first of these days. */
  before: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Every day up to today, also those on which nothing happened; who was there before follows from who is there now. */
export function growthUntil(now: Date, known: readonly GrowthDay[], ready: number, dayCount: number): Growth {
  const days = Array.from({ length: dayCount }, (_none, i) => {
    const day = new Date(now.getTime() - (dayCount - 1 - i) * dayMs).toISOString().slice(0, 10)
    return known.find((found) => found.day === day) ?? { day, joined: 0, left: 0, gone: 0 }
  })
  const sum = (name: 'joined' | 'left' | 'gone') => days.reduce((total, each) => total + each[name], 0)
  const [joined, left, gone] = [sum('joined'), sum('left'), sum('gone')]
  return { days, joined, left, gone, before: ready - joined + left + gone }
}
