import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import type { ActOfOperator } from '../audit/index.ts'

export const actSchema = z
  .strictObject({
    accountId: count.describe('In which account; 0 = in none'),
    accountName: z.string().nullable().describe('What the account is called'),
    sequence: count.describe('Its number in the chain of the account, or of the operators'),
    at: timestampSchema.describe('When, UTC'),
    actor: z.string().describe('Who did it: operator:7; operator = the command line'),
    address: z.string().nullable().describe('From where; null for the command line'),
    act: z.string().describe('What was done, as sending.freeze'),
    objectId: id.nullable().describe('To which one'),
    changes: z
      .record(z.string(), z.tuple([z.json(), z.json()]).nullable())
      .describe('By member, what it was and what it is; null where values are not kept'),
    requestId: z.string().nullable().describe('The request it came with'),
  })
  .meta({ id: 'ActOfOperator', description: 'Something that an operator did' })

export function actView({ seq, hash: _hash, ...rest }: ActOfOperator) {
  return { sequence: seq, ...rest }
}
