import type { ButtonPlaceholder, ImagePlaceholder, Placeholders, TextPlaceholder } from './article.rules.ts'
import { escapeText, startTag } from './markup.rules.ts'
import { fillPlaces, isSamePlace, leaveOut, type Place } from './place.rules.ts'

/** The article as its template shows it. A place that the article leaves empty shows nothing, and no part made for it alone. */
export function renderArticle(template: string, { texts, buttons, images }: Placeholders): string {
  const filled = [
    ...texts.filter(({ text }) => text !== ''),
    ...buttons.filter(({ text }) => text !== ''),
    ...images.filter(({ url }) => url !== ''),
  ]
  const present = leaveOut(template, (place) => filled.some((entry) => isSamePlace(entry, place)))
  return fillPlaces(present, (place, style) => {
    switch (place.kind) {
      case 'text':
        return showIn(place, texts, (text) => renderText(text, style))
      case 'button':
        return showIn(place, buttons, (button) => renderButton(button, style))
      case 'image':
        return showIn(place, images, (image) => renderImage(image, style))
    }
  })
}

function showIn<T extends Omit<Place, 'kind'>>(
  place: Place,
  entries: readonly T[],
  show: (entry: T) => string,
): string {
  const entry = entries.find((candidate) => isSamePlace(candidate, place))
  return entry ? show(entry) : ''
}

/** What the article says about its look comes after what the template says, and so prevails. */
function renderText({ text, style }: TextPlaceholder, templateStyle: string): string {
  const both = [templateStyle.replace(/;\s*$/, ''), style ?? ''].filter((part) => part.trim() !== '').join(';')
  return both === '' ? text : `${startTag('div', { style: both })}${text}</div>`
}

/** One that is not finished has no address yet. */
function renderButton({ text, link }: ButtonPlaceholder, style: string): string {
  if (text === '') return ''
  if (link === '') return `${startTag('a', { style: style || null })}${escapeText(text)}</a>`
  return `${startTag('a', { href: link, style: style || null })}${escapeText(text)}</a>`
}

function renderImage({ url, alt, link }: ImagePlaceholder, style: string): string {
  if (url === '') return ''
  // Outlook knows no widths in styles, and would show the picture as large as it is.
  const [, width = null] = /(?:^|;)\s*max-width:\s*(\d+)px/.exec(style) ?? []
  const image = startTag('img', { src: url, alt, width, style: style || null })
  return link === null ? image : `${startTag('a', { href: link })}${image}</a>`
}
