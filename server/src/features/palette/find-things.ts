import type { Look } from '../accounts/index.ts'
import { deriveText } from '../mailings/index.ts'
import {
  type FoundArticle,
  type FoundGroup,
  type FoundMailing,
  findArticles,
  findGroups,
  findMailings,
} from './palette.store.ts'

export interface FoundThings {
  mailings: FoundMailing[]
  groups: FoundGroup[]
  articles: { id: number; name: string; mailingId: number; mailingName: string }[]
}

/** Of each kind; together with the people that are found beside them, at most twenty. */
const mostOfAKind = 5
const longestName = 120

/** What of the account is called so, the newest first. Without a word, nothing is. */
export async function findThings(
  { reader }: Look,
  words: readonly string[],
  { seesPeople }: { seesPeople: boolean },
): Promise<FoundThings> {
  if (words.length === 0) return { mailings: [], groups: [], articles: [] }
  const [mailings, groups, articles] = await Promise.all([
    findMailings(reader, words, mostOfAKind),
    seesPeople ? findGroups(reader, words, mostOfAKind) : [],
    findArticles(reader, words, mostOfAKind),
  ])
  return { mailings, groups, articles: articles.map(named) }
}

/** As the editor calls it: by its first words, unless it has a name of its own. */
function named({ id, name, text, mailingId, mailingName }: FoundArticle): FoundThings['articles'][number] {
  const [firstLine = ''] = deriveText(text ?? '')
    .trim()
    .split('\n')
  return { id, name: name ?? (firstLine.slice(0, longestName) || mailingName), mailingId, mailingName }
}
