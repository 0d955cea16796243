import { createHash } from 'node:crypto'
import { escapeHtml } from '../../platform/text/html.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { Brand } from './page-settings.rules.ts'
import { pageStyle } from './page-style.rules.ts'
import { type PageName, pageTexts, type Words } from './page-texts.rules.ts'

/**
 * What a page of ours asks for. Forms go back to the address they are on, so that no token stands in the page; only what
 * was just ended is taken back elsewhere.
 */
export type PageForm =
  | { kind: 'confirm'; stamp: string; pressAgain: boolean }
  | { kind: 'unsubscribe'; offerAll: boolean }
  | { kind: 'tracking' }
  | { kind: 'undo'; address?: string }

export interface PageContent {
  name: PageName
  language: Language
  words: Words
  brand: Pick<Brand, 'brandColour' | 'logoUrl' | 'imprintUrl'>
  form?: PageForm
  /** Where whoever comes too late can sign up once more. */
  registerUrl?: string | null
}

export interface RenderedPage {
  html: string
  /** For the Content-Security-Policy: the only style this page may have. */
  styleHash: string
}

export function renderPage({ name, language, words, brand, form, registerUrl = null }: PageContent): RenderedPage {
  const { title, lines } = pageTexts[language].pages[name](words)
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const [first = '', ...others] = paragraphs
  return renderShell({
    ...{ title, language, sender: words.sender, brand },
    parts: [
      name.endsWith('Done') ? mark : '',
      `<h1>${escapeHtml(title)}</h1>`,
      form?.kind === 'confirm' && form.pressAgain ? notice(pageTexts[language].pressAgain) : '',
      first,
      form ? renderForm(form, language) : '',
      ...(form ? others.map((line) => line.replace('<p>', '<p class="hint">')) : others),
      registerUrl === null
        ? ''
        : `<p><a href="${escapeHtml(registerUrl)}" rel="noreferrer">${pageTexts[language].register}</a></p>`,
    ],
  })
}

/** Something that must be seen before anything else. */
export function notice(text: string): string {
  return `<p class="notice" role="alert">${escapeHtml(text)}</p>`
}

export interface Shell {
  title: string
  language: Language
  /** Who writes the mails; empty where nobody is known. */
  sender: string
  brand: PageContent['brand']
  /** HTML; empty ones leave nothing behind. */
  parts: readonly string[]
  /** What only this page looks like. */
  ownStyle?: string
  /** For everybody, search engines too. */
  isIndexable?: boolean
  feed?: { title: string; url: string }
}

/** A page of ours: the brand above, one sheet, the legal notice below; nothing is loaded but the logo. */
export function renderShell(shell: Shell): RenderedPage {
  const { title, language, sender, brand, parts, ownStyle = '', isIndexable = false, feed } = shell
  const style = `${pageStyle(brand.brandColour)}${ownStyle}`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexable ? '' : '<meta name="robots" content="noindex, nofollow">\n'}<title>${escapeHtml(sender === '' || sender === title ? title : `${title} – ${sender}`)}</title>
${feed ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}">\n` : ''}<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${[senderLine(sender, brand), ...parts].filter((part) => part !== '').join('\n')}
</main>
${brand.imprintUrl ? `<footer><a href="${escapeHtml(brand.imprintUrl)}" rel="noreferrer">${pageTexts[language].imprint}</a></footer>\n` : ''}</body>
</html>
`
  return { html, styleHash: createHash('sha256').update(style).digest('base64') }
}

const mark =
  '<svg class="mark" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><circle cx="20" cy="20" r="18"/><path d="m12 20.5 5.5 5.5L28 15"/></svg>'

function senderLine(sender: string, { logoUrl }: Pick<Brand, 'logoUrl'>): string {
  if (sender === '') return ''
  const name = escapeHtml(sender)
  return `<p class="sender">${logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="${name}" referrerpolicy="no-referrer">` : name}</p>`
}

/** What was just ended can be taken back. */
export function undoForm(address: string, language: Language): string {
  return renderForm({ kind: 'undo', address }, language)
}

function renderForm(form: PageForm, language: Language): string {
  const action = 'address' in form && form.address ? ` action="${escapeHtml(form.address)}"` : ''
  return `<form method="post"${action}>\n${formParts(form, language).join('\n')}\n</form>`
}

function formParts(form: PageForm, language: Language): string[] {
  const texts = pageTexts[language]
  if (form.kind === 'tracking')
    return ['<input type="hidden" name="withdraw" value="true">', `<button type="submit">${texts.withdraw}</button>`]
  if (form.kind === 'undo')
    return [
      '<input type="hidden" name="undo" value="true">',
      `<button${form.address ? ' class="second"' : ''} type="submit">${texts.undo}</button>`,
    ]
  if (form.kind === 'confirm')
    return [
      `<input type="hidden" name="form" value="${escapeHtml(form.stamp)}">`,
      `<button type="submit">${texts.confirm}</button>`,
      // Nobody can see or reach these; a program that fills and presses everything gives itself away.
      `<div class="apart" aria-hidden="true"><input type="text" name="remark" tabindex="-1" autocomplete="off" value=""><button type="submit" name="every" value="1" tabindex="-1">${texts.confirm}</button></div>`,
    ]
  return [
    '<input type="hidden" name="force" value="true">',
    `<button type="submit">${texts.unsubscribe}</button>`,
    ...(form.offerAll
      ? [`<button class="second" type="submit" name="all" value="true">${texts.unsubscribeAll}</button>`]
      : []),
  ]
}

export function pageHash(html: string): Buffer {
  return createHash('sha256').update(html).digest()
}
