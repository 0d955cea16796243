import { plainQuery } from '../../platform/http/plain-query.ts'
import { type Shelf, shelves } from './shelf.rules.ts'

const number = /^[1-9]\d{0,8}$/

export const deskQuery = plainQuery<{ shelf: Shelf; words: string | null; page: number }>(
  {
    shelf: { description: 'all, drafts, planned, sending or sent', pattern: /^[a-z]{3,10}$/, type: 'string' },
    words: { description: 'Part of a name or subject', pattern: /^.{1,191}$/, type: 'string' },
    page: { description: 'Which page, from 1 on', pattern: number, type: 'integer' },
  },
  (get) => ({
    shelf: shelves.find((shelf) => shelf === get('shelf')) ?? 'all',
    words: get('words')?.trim() || null,
    page: Number(get('page') ?? 1),
  }),
)

/** People behind a number, by id. */
export function peopleQuery<P extends string>(parts: readonly [P, ...P[]]) {
  return plainQuery<{ part: P; after: number }>(
    {
      part: { description: parts.join(', '), pattern: new RegExp(`^(${parts.join('|')})$`), type: 'string' },
      after: { description: 'Only people with a higher id', pattern: /^\d{1,15}$/, type: 'integer' },
    },
    (get) => ({ part: (get('part') as P) ?? parts[0], after: Number(get('after') ?? 0) }),
  )
}
