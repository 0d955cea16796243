import { z } from 'zod'
import { type ContentFault, faultCodes } from './content-faults.rules.ts'

export const contentFaultSchema = z
  .strictObject({
    code: z.enum(faultCodes).describe('What it is; cut_… = it was taken out'),
    line: z.int().describe('In the HTML as it came'),
    detail: z.string().describe('How it is mended, in English'),
  })
  .meta({ id: 'ContentFault', description: 'What is odd in new HTML, or was taken out of it' })

export function contentFaultView({ code, line, detail }: ContentFault) {
  return { code, line, detail }
}
