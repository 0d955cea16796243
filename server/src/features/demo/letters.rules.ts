import { languageOf } from '../../platform/text/language.rules.ts'
import type { DemoLetter } from './demo-letters.rules.ts'
import { colours, dressed } from './letter-dress.rules.ts'
import { type LetterTheme, letterTopics } from './letter-topics.rules.ts'

/** A newsletter of the year behind us, or the next one. */
export interface Letter extends DemoLetter {
  at: Date
  /** Goes to a channel of its own, where the account has one. */
  isForOwnChannel: boolean
}

export interface LetterWish {
  about: LetterTheme
  everyDays: number
  languageIso: string
  now: Date
}

const dayMs = 24 * 60 * 60 * 1000
/** Opens and clicks that are older can no longer be counted. */
const mostDays = 355

/** The letters of a year, the oldest first, and the one that is to follow; the latest went out yesterday morning. */
export function lettersOf(wish: LetterWish): { sent: Letter[]; next: Letter } {
  const latest = new Date(wish.now.getTime() - dayMs).setUTCHours(8, 0, 0, 0)
  const stepMs = wish.everyDays * dayMs
  const count = Math.floor((mostDays * dayMs) / stepMs)
  const letters = Array.from({ length: count + 1 }, (_none, i) =>
    letterAt(new Date(latest - (count - 1 - i) * stepMs), i, wish),
  )
  return { sent: letters.slice(0, count), next: letters[count] as Letter }
}

function letterAt(at: Date, number: number, { about, languageIso }: LetterWish): Letter {
  const language = languageOf(languageIso)
  const topics = letterTopics[about][language]
  const topic = topics[number % topics.length] as string
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(at)
  const name = `${month}: ${topic}`
  return { at, name, subject: name, html: bodies[language](name, about), isForOwnChannel: number % 4 === 3 }
}

const bodies = {
  de: (name: string, about: LetterTheme) =>
    dressed(about, name, [
      '[[A:-:1:-:Guten Tag {{V:2}} {{V:3}}:-:Guten Tag]],',
      `diese Woche haben wir gesammelt, was uns selbst am meisten Freude gemacht hat. ${linkTo(about, 'thema', 'Zur ganzen Geschichte')}`,
      `Dazu passt, was Sie uns geschrieben haben: ${linkTo(about, 'briefe', 'Briefe von Leserinnen und Lesern')}`,
      linkTo(about, 'angebote', 'Die Angebote der Woche'),
    ]),
  en: (name: string, about: LetterTheme) =>
    dressed(about, name, [
      '[[A:-:1:-:Dear {{V:2}} {{V:3}}:-:Hello]],',
      `this week we collected what gave us most pleasure ourselves. ${linkTo(about, 'story', 'The whole story')}`,
      `What you wrote to us goes well with it: ${linkTo(about, 'letters', 'letters from readers')}`,
      linkTo(about, 'offers', 'The offers of the week'),
    ]),
} as const

function linkTo(about: LetterTheme, path: string, words: string): string {
  const { ink } = colours[about]
  return `<a href="https://www.example.com/${about}/${path}" style="color:${ink};font-weight:bold">${words}</a>`
}
