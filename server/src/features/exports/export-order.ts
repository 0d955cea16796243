import { z } from 'zod'
import { orderJob } from '../jobs/index.ts'

export const exportOrder = orderJob({ kind: 'exportPeople', action: 'exportLists', input: z.strictObject({}) })
