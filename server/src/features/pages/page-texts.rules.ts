import type { Language } from '../../platform/text/language.rules.ts'
import { english } from './english-texts.rules.ts'
import { german } from './german-texts.rules.ts'

export type NoteReason = 'CouldNotGetSubscriber' | 'CouldNotGetNewsletter' | 'BrowserVersionNotAvailable'
export type PageName =
  | 'optinAsk'
  | 'optinDone'
  | 'optinExpired'
  | 'unsubscribeAsk'
  | 'unsubscribeDone'
  | 'undoAsk'
  | 'undoDone'
  | 'undoExpired'
  | 'trackingAsk'
  | 'trackingDone'
  | NoteReason
  | 'testLink'
  | 'unknownLink'
  | 'brokenLink'
  | 'accountEnded'
  | 'nothingHere'
  | 'unreadable'
  | 'tooMany'
  | 'unavailable'
  | 'fault'

/** What the texts speak of. */
export interface Words {
  /** Who writes the mails. */
  sender: string
  /** Names of the channels it is about; none where the account does without channels. */
  channels: readonly string[]
}

export interface PageText {
  title: string
  lines: readonly string[]
}

export interface LanguageTexts {
  pages: Record<PageName, (words: Words) => PageText>
  confirm: string
  pressAgain: string
  unsubscribe: string
  unsubscribeAll: string
  undo: string
  withdraw: string
  register: string
  imprint: string
}

export const pageTexts: Record<Language, LanguageTexts> = { de: german, en: english }
