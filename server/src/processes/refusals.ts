import { articleRefusals } from '../features/articles/index.ts'
import { eventRefusals } from '../features/events/index.ts'
import { groupRefusals } from '../features/groups/index.ts'
import { mailingRefusals } from '../features/mailings/index.ts'
import { pageRefusals } from '../features/pages/index.ts'
import { runRefusals } from '../features/runs/index.ts'
import { triggerRefusals } from '../features/triggers/index.ts'
import { webhookRefusals } from '../features/webhooks/index.ts'
import { errorTable } from '../platform/errors/error-table.ts'
import type { RefusalCode } from '../platform/errors/refusal.ts'

const ofHttp: RefusalCode[] = Object.entries(errorTable).map(([code, entry]) => ({ code, ...entry }))
const ofFeatures: RefusalCode[] = [
  articleRefusals,
  eventRefusals,
  groupRefusals,
  mailingRefusals,
  pageRefusals,
  runRefusals,
  triggerRefusals,
  webhookRefusals,
].flatMap((table): RefusalCode[] => Object.values(table))

/** Every code that an answer of the API may carry, once, whichever feature refuses with it. */
export const refusalCodes: ReadonlyMap<string, RefusalCode> = new Map(
  [...ofHttp, ...ofFeatures].map((refusal) => [refusal.code, refusal]),
)
