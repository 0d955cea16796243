import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { ArticleContent } from '../articles/article.rules.ts'
import type { PublishedArticle, PublishedLook } from '../articles/published.rules.ts'
import type { FromAbove } from './fixed-parts.rules.ts'
import type { Mailing, Newsletter } from './mailing.rules.ts'

/** What a mailing says in one language. */
interface CarriedLetter
  extends Pick<Newsletter, 'subject' | 'html' | 'plainText' | 'placeholders' | 'placeholderExamples'> {
  languageIso: string
  previewText: string
}

/** What is the same wherever a mailing comes to. */
interface Carried
  extends Pick<
    Mailing,
    'type' | 'name' | 'senderName' | 'channelId' | 'triggerTypeId' | 'purposeReason' | 'birthdayHour'
  > {
  /** Values of mailing fields, by the id of the field. */
  fieldValues: Record<string, unknown>
}

export interface PublishedLetter extends CarriedLetter {
  theme: PublishedLook | null
  articles: PublishedArticle[]
}

/** A mailing as it leaves its account. Neither who sends it goes along, nor to whom, nor when. */
export interface PublishedMailing extends Carried, PublishedLetter {
  /** Its further languages; absent = it has none. */
  languages?: PublishedLetter[]
}

/** What the L-account keeps, and proposes. */
export interface MailingTerms extends Pick<FromAbove, 'isSubjectFixed' | 'isContentFixed'> {
  proposedAt: Timestamp | null
}

export interface ReceivedLetter extends CarriedLetter {
  themeId: number | null
  articles: (ArticleContent & { fromId: number })[]
}

/** The same in the words of the account it has come to. */
export interface ReceivedContent extends Carried, ReceivedLetter, MailingTerms {
  languages?: ReceivedLetter[]
}
