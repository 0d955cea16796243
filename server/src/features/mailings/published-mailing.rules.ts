import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { ArticleContent } from '../articles/article.rules.ts'
import type { PublishedArticle, PublishedLook } from '../articles/published.rules.ts'
import type { FromAbove } from './fixed-parts.rules.ts'
import type { Mailing, Newsletter } from './mailing.rules.ts'

/** What is the same wherever a mailing comes to. */
interface Carried
  extends Pick<
      Mailing,
      'type' | 'name' | 'senderName' | 'languageIso' | 'channelId' | 'triggerTypeId' | 'purposeReason' | 'birthdayHour'
    >,
    Pick<Newsletter, 'subject' | 'html' | 'plainText' | 'placeholders' | 'placeholderExamples'> {
  previewText: string
  /** Values of mailing fields, by the id of the field. */
  fieldValues: Record<string, unknown>
}

/** A mailing as it leaves its account. Neither who sends it goes along, nor to whom, nor when. */
export interface PublishedMailing extends Carried {
  theme: PublishedLook | null
  articles: PublishedArticle[]
}

/** What the L-account keeps, and proposes. */
export interface MailingTerms extends Pick<FromAbove, 'isSubjectFixed' | 'isContentFixed'> {
  proposedAt: Timestamp | null
}

/** The same in the words of the account it has come to. */
export interface ReceivedContent extends Carried, MailingTerms {
  themeId: number | null
  articles: (ArticleContent & { fromId: number })[]
}
