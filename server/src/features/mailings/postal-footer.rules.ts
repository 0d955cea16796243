import { beforeBodyEnd } from '../rendering/body-end.rules.ts'
import { asMailText } from './brand.rules.ts'

/** Who writes must be found by post: a mail that does not say where gets it as its last line. */
export function withPostalHtml(html: string, postalAddress: string | null): string {
  const lines = linesOf(postalAddress).map(asMailText)
  if (lines.every((line) => html.includes(line))) return html
  return beforeBodyEnd(html, `<p style="font-size:12px">${lines.join(' · ')}</p>`)
}

export function withPostalText(plainText: string, postalAddress: string | null): string {
  // Nothing in an address is a variable.
  const lines = linesOf(postalAddress).map((line) => line.replaceAll(/[{}]/g, ''))
  if (lines.every((line) => plainText.includes(line))) return plainText
  return `${plainText.replace(/\n*$/, '')}\n\n${lines.join('\n')}\n`
}

function linesOf(postalAddress: string | null): string[] {
  return (postalAddress ?? '').split('\n').flatMap((line) => line.trim() || [])
}
