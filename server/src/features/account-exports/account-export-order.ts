import { z } from 'zod'
import { orderJob } from '../jobs/index.ts'

export const accountExportOrder = orderJob({ kind: 'exportAccount', action: 'endAccount', input: z.strictObject({}) })
