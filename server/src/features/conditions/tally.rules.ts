import {
  type BlockBits,
  combine,
  countBits,
  emptyBits,
  idsFromTheTop,
  noBits,
} from '../../platform/db/block-bits.rules.ts'
import type { People } from './judged.rules.ts'

/** Ids by their blocks; a block that is missing has none. */
export type Blocks = ReadonlyMap<number, BlockBits>

/** Everybody, and the sets that were found of them, by their places. */
export interface Sets {
  everyone: Blocks
  found: readonly Blocks[]
}

/** Which of those who match are named: so many, the newest below an id. */
export interface SampleAsked {
  most: number
  below: number | null
}

interface Step {
  sign: keyof typeof combine
  out: number
  one: number
  other: number
}

/** What has to be done in each block, in order: what several are made of is made once. */
class Steps {
  readonly leaves: { slot: number; of: (sets: Sets) => Blocks | undefined }[] = []
  readonly steps: Step[] = []
  size = 0
  private readonly slots = new Map<People, number>()

  slotOf(people: People): number {
    const known = this.slots.get(people)
    if (known !== undefined) return known
    const slot = this.add(people)
    this.slots.set(people, slot)
    return slot
  }

  private add(people: People): number {
    if ('one' in people) {
      const [one, other] = [this.slotOf(people.one), this.slotOf(people.other)]
      this.steps.push({ sign: people.of, out: this.size, one, other })
    } else if (people.of === 'found') {
      this.leaves.push({ slot: this.size, of: ({ found }) => found[people.place] })
    } else {
      this.leaves.push({ slot: this.size, of: ({ everyone }) => (people.of === 'everyone' ? everyone : undefined) })
    }
    this.size += 1
    return this.size - 1
  }
}

/** How many each of these are, and the newest of the first. */
export function tally(
  sets: Sets,
  asked: readonly People[],
  { most, below }: SampleAsked,
): { counts: number[]; newest: number[] } {
  const plan = new Steps()
  const slots = asked.map((people) => plan.slotOf(people))
  const bits = Array.from({ length: plan.size }, emptyBits)
  const counts = asked.map(() => 0)
  const newest: number[] = []
  const isAsked = (id: number) => below === null || id < below
  for (const block of [...sets.everyone.keys()].sort((a, b) => b - a)) {
    for (const { slot, of } of plan.leaves) bits[slot] = of(sets)?.get(block) ?? noBits
    for (const { sign, out, one, other } of plan.steps)
      combine[sign](bits[out] as BlockBits, bits[one] as BlockBits, bits[other] as BlockBits)
    for (const [i, slot] of slots.entries()) counts[i] = (counts[i] as number) + countBits(bits[slot] as BlockBits)
    const first = bits[slots[0] as number] as BlockBits
    if (newest.length < most && countBits(first) > 0) newest.push(...idsFromTheTop(block, first).filter(isAsked))
  }
  return { counts, newest: newest.slice(0, most) }
}
