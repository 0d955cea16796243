import sql, { type Sql } from 'sql-template-tag'

/** The languages somebody may read a mail in, the best first. */
export interface ReaderLanguages {
  ofPerson: string | null
  ofAccount: string | null
}

/** Of what says the same in several languages that of the person or its base, else of the account; undefined = none of it. */
export function inLanguageOf<V extends { languageIso: string }>(
  versions: readonly V[],
  { ofPerson, ofAccount }: ReaderLanguages,
): V | undefined {
  const wishes = [ofPerson, ofPerson?.split('-')[0], ofAccount]
  const found = wishes.map((wish) => versions.find(({ languageIso }) => languageIso === wish))
  return found.find((version) => version !== undefined)
}

/** What the mails of a run say by language, and what everybody else gets. */
export interface RunContents {
  contentId: number
  /** Null = it has one language. */
  languageContents: Readonly<Record<string, number>> | null
}

/** Of all languages, the main one first. Frozen with the run, so that nobody's mail depends on what the account calls its language later. */
export function contentsByLanguage(
  versions: readonly { languageIso: string; contentId: number }[],
  ofAccount: string | null,
): RunContents {
  const [main] = versions
  if (!main) throw new Error('there is nothing to say in any language')
  if (versions.length === 1) return { contentId: main.contentId, languageContents: null }
  const otherwise = inLanguageOf(versions, { ofPerson: null, ofAccount }) ?? main
  const languageContents = Object.fromEntries(versions.map(({ languageIso, contentId }) => [languageIso, contentId]))
  return { contentId: otherwise.contentId, languageContents }
}

/** What one person of a run gets. */
export function contentFor({ contentId, languageContents }: RunContents, ofPerson: string | null): number {
  if (languageContents === null) return contentId
  const versions = Object.entries(languageContents).map(([languageIso, id]) => ({ languageIso, id }))
  return inLanguageOf(versions, { ofPerson, ofAccount: null })?.id ?? contentId
}

interface Versioned {
  id: number
  versionOf: number | null
  isActive: boolean | null
}

/** Only the words of a mailing that is sent once, in another language. Mails about joining and leaving are mailings in each. */
export function isFurtherLanguage({ versionOf, isActive }: Omit<Versioned, 'id'>): boolean {
  return versionOf !== null && isActive === null
}

export function mainIdOf(mailing: Versioned): number {
  return isFurtherLanguage(mailing) ? (mailing.versionOf ?? mailing.id) : mailing.id
}

/** Of a row of mailings: not only the words of another one in a further language. */
export function isWhole(mailing: Sql): Sql {
  return sql`(${mailing}.version_of is null or ${mailing}.is_active is not null)`
}

/** Of a row of mailings: the one whose sender, audience, time and life it has. */
export function mainOf(mailing: Sql): Sql {
  return sql`case when ${mailing}.is_active is null then coalesce(${mailing}.version_of, ${mailing}.id) else ${mailing}.id end`
}

/** Newsletters `n` of a mailing `m` and of its further languages. */
export const isOfWhole = sql`
  n.mailing_id in (select w.id from mailings w
                   where w.account_id = m.account_id and (w.id = m.id or (w.version_of = m.id and w.is_active is null and w.deleted_at is null)))`
