import { escapeHtml } from '../../platform/text/html.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { preferencesWords } from './preferences-words.rules.ts'

export interface ShownPreferences {
  language: Language
  topics: readonly { id: number; name: string; about: string | null; isOn: boolean; needsMail: boolean }[]
  languages: readonly { iso: string; name: string }[]
  languageIso: string
  /** Null where mails of this account tell nothing about anybody. */
  agreesToTracking: boolean | null
}

/** Everything the person may decide, as it stands. What is shown as ticked is sent along, so that only changes count. */
export function renderPreferences(shown: ShownPreferences): string {
  const words = preferencesWords[shown.language]
  const parts = [
    topicsPart(shown),
    languagePart(shown),
    shown.agreesToTracking === null
      ? ''
      : fieldset(words.notice, [
          '<input type="hidden" name="trackingAsked" value="true">',
          tick('tracking', 'true', shown.agreesToTracking, words.tracking.name, words.tracking.about),
        ]),
    `<div class="both"><button type="submit">${words.save}</button><button class="second" type="submit" name="all" value="true">${words.leaveAll}</button></div>`,
  ]
  return `<form method="post">\n${parts.filter((part) => part !== '').join('\n')}\n</form>`
}

function topicsPart({ language, topics }: ShownPreferences): string {
  const words = preferencesWords[language]
  if (topics.length === 0) return ''
  const had = topics.filter(({ isOn }) => isOn).map(({ id }) => `<input type="hidden" name="had" value="${id}">`)
  const ticks = topics.map(({ id, name, about, isOn, needsMail }) => {
    const lines = [about ?? '', !isOn && needsMail ? words.mailFirst : '']
    return tick('channel', String(id), isOn, name, lines.filter((line) => line !== '').join(' '))
  })
  return fieldset(words.topics, [...had, ...ticks])
}

function languagePart({ language, languages, languageIso }: ShownPreferences): string {
  if (languages.length === 0) return ''
  const choices = languages.map(
    ({ iso, name }) =>
      `<label><input type="radio" name="language" value="${escapeHtml(iso)}"${iso === languageIso ? ' checked' : ''}><span lang="${escapeHtml(iso)}">${escapeHtml(name)}</span></label>`,
  )
  return fieldset(preferencesWords[language].language, [`<div class="choices">${choices.join('')}</div>`])
}

function fieldset(legend: string, parts: readonly string[]): string {
  return `<fieldset><legend>${escapeHtml(legend)}</legend>\n${parts.join('\n')}\n</fieldset>`
}

function tick(name: string, value: string, isOn: boolean, label: string, about: string): string {
  const small = about === '' ? '' : `<small>${escapeHtml(about)}</small>`
  return `<label class="tick"><input type="checkbox" name="${name}" value="${value}"${isOn ? ' checked' : ''}> <span><b>${escapeHtml(label)}</b>${small}</span></label>`
}

export const preferencesStyle = `
.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.choices label{flex:0 1 auto;position:relative;cursor:pointer}
.choices input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.choices span{display:block;min-height:2.75rem;padding:.625rem 1.125rem;border:2px solid var(--edge);border-radius:.5rem}
.choices input:checked+span{border-color:var(--text);font-weight:650}
.choices input:focus-visible+span{outline:3px solid var(--text);outline-offset:3px}
.both{display:flex;gap:.75rem;margin-top:1.75rem}
.both button{width:auto;margin:0}
@media (max-width:30rem){.both{flex-direction:column}.both button{width:100%}.choices label{flex:1 1 auto;text-align:center}}`
