import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { escapeHtml } from '../../platform/text/html.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { archiveWords } from './archive-words.rules.ts'

export interface Letter {
  url: string
  subject: string
  summary: string
  languageIso: string
  /** The account's day. */
  sentOn: string
  picture: string | null
}

export interface ShownArchive {
  title: string
  language: Language
  year: number
  letters: readonly Letter[]
  /** Years that have letters, this one too. */
  years: readonly { year: number; url: string }[]
  feedUrl: string
  /** Where people sign up; null = nowhere. */
  formUrl: string | null
}

/** The letters of a year, newest first. */
export function renderArchive(shown: ShownArchive): string[] {
  const words = archiveWords[shown.language]
  const { letters, title, year } = shown
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(letters.length === 0 ? words.empty : words.about(year))}</p>`,
    letters.length === 0
      ? ''
      : `<ol class="letters">\n${letters.map((letter) => letterItem(letter, shown.language)).join('\n')}\n</ol>`,
    otherYears(shown),
    shown.formUrl === null
      ? ''
      : `<p class="join"><b>${escapeHtml(words.invitation)}</b> <a class="button" href="${escapeHtml(shown.formUrl)}">${escapeHtml(words.join)}</a></p>`,
  ]
}

function letterItem({ url, subject, summary, languageIso, sentOn, picture }: Letter, language: Language): string {
  const day = new Date(`${sentOn}T00:00:00Z`)
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' })
  const sight = picture
    ? `<img src="${escapeHtml(picture)}" alt="" loading="lazy" referrerpolicy="no-referrer">`
    : String(day.getUTCDate())
  const more = summary === '' ? '' : `<p lang="${escapeHtml(languageIso)}">${escapeHtml(summary)}</p>`
  return `<li><span class="sight" aria-hidden="true">${sight}</span><div><time datetime="${sentOn}">${date.format(day)}</time><h2 lang="${escapeHtml(languageIso)}"><a href="${escapeHtml(url)}">${escapeHtml(subject)}</a></h2>${more}</div></li>`
}

function otherYears({ language, year, years, feedUrl }: ShownArchive): string {
  const words = archiveWords[language]
  const others = years.filter((other) => other.year !== year)
  const links = others.map((other) => `<a href="${escapeHtml(other.url)}">${other.year}</a>`)
  return `<nav aria-label="${escapeHtml(words.years)}">${links.join(' ')} <a class="feed" href="${escapeHtml(feedUrl)}">${escapeHtml(words.feed)}</a></nav>`
}

export const archiveStyle = `
body{justify-content:flex-start}
main{max-width:44rem}
.letters{list-style:none;margin:1.5rem 0 0;padding:0}
.letters li{display:flex;gap:1.25rem;padding:1.125rem 0;border-top:1px solid var(--line)}
.sight{flex:none;display:grid;place-items:center;width:7.5rem;height:5rem;border:1px solid var(--line);border-radius:.25rem;overflow:hidden;font-size:1.875rem;color:var(--soft)}
.sight img{width:100%;height:100%;object-fit:cover}
.letters div{min-width:0}
.letters time{font-size:.9375rem;color:var(--soft)}
.letters h2{margin:.125rem 0 .25rem;font-size:1.25rem;line-height:1.3;font-weight:600;text-wrap:balance}
.letters p{margin:0;color:var(--soft);font-size:.9375rem}
h2 a,nav a{color:inherit;text-underline-offset:.2em}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;padding-top:1.125rem;border-top:1px solid var(--line)}
nav a{display:inline-block;padding:.25rem 0}
.feed{margin-left:auto}
.join{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:space-between;margin:2rem 0 0}
.button{display:inline-block;padding:.75rem 1.5rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--brand);color:var(--on-brand);font-weight:600;text-decoration:none}
@media (max-width:30rem){.letters li{gap:.75rem}.sight{width:4.5rem;height:4.5rem}.letters h2{font-size:1.125rem}.join,.button{display:block;text-align:center}.button{margin-top:1rem}}`

export interface Feed {
  /** Stays, whatever its address is; so do those of its letters. */
  id: string
  title: string
  url: string
  feedUrl: string
  author: string
  letters: readonly (Omit<Letter, 'picture'> & { id: string; sentAt: Timestamp; html: string })[]
  /** When nothing was sent yet. */
  since: Timestamp
}

/** RFC 4287. */
export function renderFeed({ id, title, url, feedUrl, author, letters, since }: Feed): string {
  const entries = letters.map(
    (letter) => `<entry>
<id>${escapeXml(letter.id)}</id>
<title>${escapeXml(letter.subject)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(letter.url)}"/>
<published>${inFeed(letter.sentAt)}</published>
<updated>${inFeed(letter.sentAt)}</updated>
${letter.summary === '' ? '' : `<summary>${escapeXml(letter.summary)}</summary>\n`}<content type="html" xml:lang="${escapeXml(letter.languageIso)}">${escapeXml(letter.html)}</content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<updated>${inFeed(letters[0]?.sentAt ?? since)}</updated>
<author><name>${escapeXml(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${entries.join('\n')}
</feed>
`
}

/** RFC 3339. */
function inFeed(time: Timestamp): string {
  return `${time.replace(' ', 'T')}Z`
}

/** What XML 1.0 cannot hold is left out: one such character would make the whole feed unreadable. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return escapeHtml(text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
