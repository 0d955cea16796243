import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { countEach } from '../conditions/index.ts'
import { readyValues } from '../subscribers/index.ts'
import { askedChannel } from './asked-channel.ts'
import { findDaysKept } from './days-kept.store.ts'
import { type ReadingClass, readingClasses, receiving } from './reading.rules.ts'

export interface Readers {
  channelId: number
  ready: number
  classes: (ReadingClass & { people: number })[]
  /** Receive-ready, and nobody can tell whether they read. */
  unknown: number
}

/** Who of those who receive a channel still reads what the account sends: counted at one moment, so that it adds up. */
export async function readReaders(
  look: Pick<Look<FullAccount>, 'reader' | 'account' | 'clock'>,
  wished: number | null,
): Promise<Readers> {
  const channelId = askedChannel(look.account, wished)
  const daysKept = await findDaysKept(look.reader, timestamp(look.clock.now()))
  const classes = readingClasses(channelId, readyValues, daysKept)
  const everyReady = receiving(channelId, readyValues)
  const [ready, ...counts] = await countEach(look, [everyReady, ...classes.map(({ conditions }) => conditions)])
  return {
    channelId,
    ready: ready?.people ?? 0,
    classes: classes.map((each, i) => ({ ...each, people: counts[i]?.people ?? 0 })),
    // Of whoever cannot be recognised no class is known; without classes that is everybody.
    unknown: (classes.length > 0 ? counts[0]?.unknown : ready?.people) ?? 0,
  }
}
