import { z } from 'zod'
import { conditionsSchema } from '../conditions/condition.schema.ts'
import { wordsSchema } from './words.schema.ts'

const words = z
  .string()
  .max(200)
  .describe('Each of them is in the address, the names or the city, or is the id. Empty = everybody the filters pass')
const conditions = conditionsSchema
  .nullish()
  .describe('Whom these are true of, as of a dynamic group; null = everybody')

/** What narrows a list beside the filters of its query: in the body, because a word is often somebody's address. */
export const narrowingMembers = { words: wordsSchema, conditions }
export const documentedNarrowing = { words, conditions }
