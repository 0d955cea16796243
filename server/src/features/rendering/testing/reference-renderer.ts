import type { MailContent, RecipientData, RenderedMail, RenderSurroundings } from '../index.ts'

/** Everything a rendering depends on. */
export interface ReferenceInput {
  content: MailContent
  surroundings: RenderSurroundings
  systemLinks: readonly string[]
  recipient: RecipientData | null
  placeholders: Readonly<Record<string, string>>
}

const area = /\[\[A:-:0*[1-9]\d*:-:((?:(?!\]\])[\s\S])*):-:((?:(?!\]\]|:-:)[\s\S])*)\]\]/g
const variable = /\{\{(?<family>[VC]):(?<id>\d+)(?::(?<fallback>(?:(?!\}\})[\s\S])*))?\}\}/
const otherDoubleBraces = /\{\{(?!\{)(?:(?!\{\{|\}\})[\s\S])*\}\}/
const placeholder = /(?<!\{)\{(?<name>[A-Za-z][A-Za-z0-9_]*)\}(?!\})/
const token = new RegExp(`${variable.source}|${otherDoubleBraces.source}|${placeholder.source}`, 'g')

/** Reads the templates anew for each recipient, slowly and plainly. Parts are decoded text with CRLF. */
export function renderByReference(input: ReferenceInput): RenderedMail {
  const { subject, html, text } = input.content
  return {
    subject: renderTemplate(subject, input, (value) => value).replace(/[\p{Cc}\u2028\u2029]/gu, ' '),
    html: withLineBreaks(renderTemplate(withNewlines(html), input, (value) => escapeHtml(withNewlines(value)))),
    text: withLineBreaks(renderTemplate(withNewlines(text), input, withNewlines)),
  }
}

type Escape = (value: string) => string

function renderTemplate(template: string, input: ReferenceInput, escapeValue: Escape): string {
  const wellFormed = template.toWellFormed()
  let rendered = ''
  let end = 0
  for (const match of wellFormed.matchAll(area)) {
    rendered += renderTokens(wellFormed.slice(end, match.index), input, escapeValue)
    rendered += renderArea(match[1] as string, match[2] as string, input, escapeValue)
    end = match.index + match[0].length
  }
  return rendered + renderTokens(wellFormed.slice(end), input, escapeValue)
}

function renderArea(text: string, fallback: string, input: ReferenceInput, escapeValue: Escape): string {
  for (const { groups } of text.matchAll(token))
    if (groups?.family && readValue(groups.family, Number(groups.id), input) === null) return fallback
  return renderTokens(text, input, escapeValue)
}

function renderTokens(text: string, input: ReferenceInput, escapeValue: Escape): string {
  return text.replace(token, (...match) => {
    const groups = match.at(-1) as Record<string, string | undefined>
    if (groups.family) {
      const value = readValue(groups.family, Number(groups.id), input)
      return value === null ? (groups.fallback ?? '') : escapeValue(value.toWellFormed())
    }
    const isDeclared = [...input.content.placeholders, ...input.systemLinks].includes(groups.name ?? '')
    const value = isDeclared ? input.placeholders[groups.name as string] : undefined
    return value === undefined ? (match[0] as string) : escapeValue(value.toWellFormed())
  })
}

function readValue(family: string, id: number, input: ReferenceInput): string | null {
  if (!input.recipient) return null
  const value = family === 'V' ? baseValue(id, input.recipient, input) : fieldValue(id, input.recipient, input)
  return value === null || value.trim() === '' ? null : value
}

function baseValue(id: number, recipient: RecipientData, input: ReferenceInput): string | null {
  const isGerman = input.content.languageIso.toLowerCase().startsWith('de')
  const salutation = isGerman ? ['', 'Herr', 'Frau'] : ['', 'Mr.', 'Ms.']
  const formal = isGerman ? ['', 'Sehr geehrter Herr', 'Sehr geehrte Frau'] : ['', 'Dear Mr.', 'Dear Ms.']
  const { genderId, firstname, lastname, city, email, birthday } = recipient
  const gender = genderId ?? 0
  const years = birthday === null ? null : fullYears(birthday, input.surroundings.today)
  const all = [salutation[gender], firstname, lastname, city, years, formal[gender], email, recipient.salutation]
  return all[id - 1] ?? null
}

/** Counts the birthdays that have passed; one on 29 February moves to 1 March when there is no such day. */
function fullYears(birthday: string, today: string): string | null {
  const [year, month, day] = birthday.split('-').map(Number) as [number, number, number]
  let birthdays = -1
  while (new Date(Date.UTC(year + birthdays + 1, month - 1, day)) <= new Date(`${today}T00:00:00Z`)) birthdays += 1
  return birthdays < 0 ? null : String(birthdays)
}

function fieldValue(id: number, recipient: RecipientData, input: ReferenceInput): string | null {
  const field = input.surroundings.fields.get(id)
  const { accountValues, mailingValues } = input.surroundings
  const value = [null, recipient.customerFields[id], accountValues.get(id), mailingValues.get(id)][
    field?.fieldType ?? 0
  ]
  if (!field || value === null || value === undefined) return null
  const isGerman = input.content.languageIso.toLowerCase().startsWith('de')
  const texts: Record<typeof field.type, () => string> = {
    1: () => String(value),
    2: () => String(value),
    3: () => (isGerman ? String(value).split('-').reverse().join('.') : String(value)),
    4: () => (isGerman ? (value ? 'Ja' : 'Nein') : value ? 'Yes' : 'No'),
    5: () => (value as string[]).join(', '),
    6: () => (isGerman ? String(value).replace('.', ',') : String(value)),
  }
  return texts[field.type]()
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function withNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

function withLineBreaks(text: string): string {
  return text.replaceAll('\n', '\r\n')
}
