import { z } from 'zod'
import { defineJob } from '../jobs/index.ts'
import { eraseSubscriber } from './erase-subscriber.ts'
import { countCreatedBefore, listCreatedBefore } from './subscribers-by-age.store.ts'

const blockSize = 50

/** Erases everybody who was created before a time. */
export const eraseSubscribersJob = defineJob({
  kind: 'eraseSubscribers',
  action: 'deletePeople',
  input: z.strictObject({ createdBefore: z.string() }),
  count: ({ tx }, { createdBefore }) => countCreatedBefore(tx, createdBefore),
  step: async (act, { createdBefore }, position: number | null) => {
    const ids = await listCreatedBefore(act.tx, createdBefore, position ?? 0, blockSize)
    for (const subscriberId of ids) await eraseSubscriber(act, { subscriberId, source: 'delete' })
    return { position: ids.at(-1) ?? position ?? 0, steps: ids.length, isLast: ids.length < blockSize }
  },
})
