import type { Tx } from '../../platform/db/database.ts'
import { defaultBrandColour } from '../../platform/text/colour.rules.ts'
import { withBrand } from './brand.rules.ts'
import { type Content, inTheme, withPreviewText } from './content.rules.ts'
import { type ContentSource, findContentSource, findNewsletterContent, setNewsletterContent } from './content.store.ts'
import { deriveText } from './derive-text.ts'
import { needsFooter, withFooterLinksHtml, withFooterLinksText } from './footer-links.rules.ts'
import { keepContent } from './keep-content.ts'
import { withPostalHtml, withPostalText } from './postal-footer.rules.ts'

/** Writes down what a mailing says at this moment, for a run or a message to point at; gives the id of the content. */
export async function freezeContent(tx: Tx, mailingId: number): Promise<number> {
  const source = await findContentSource(tx, mailingId)
  if (!source) throw new Error(`there is no mailing ${mailingId} to freeze`)
  return keepContent(tx, contentOf(source))
}

/** What a plan froze; a mailing that was planned before plans did so is frozen now. */
export async function plannedContent(tx: Tx, mailingId: number): Promise<number> {
  return (await findNewsletterContent(tx, mailingId)) ?? freezeContent(tx, mailingId)
}

/** From now on the mails of this mailing say what it says now: single ones at once, a planned newsletter when it is due. */
export async function renewContent(tx: Tx, mailingId: number): Promise<void> {
  setNewsletterContent(tx, mailingId, await freezeContent(tx, mailingId))
}

/** All of a mail as its parts make it now. */
export function contentOf(source: ContentSource): Content {
  const { type, theme, previewText, brandName, brandColour, postalAddress, ...rest } = source
  const brand = { brandName, brandColour: brandColour ?? defaultBrandColour, postalAddress }
  const html = withBrand(inTheme(rest.html, theme), brand, rest.languageIso)
  const plainText = rest.plainText ?? deriveText(html)
  const shown = withPreviewText(html, previewText)
  if (!needsFooter(type)) return { ...rest, html: shown, plainText }
  return {
    ...rest,
    html: withPostalHtml(withFooterLinksHtml(shown, rest.languageIso), postalAddress),
    plainText: withPostalText(withFooterLinksText(plainText, rest.languageIso), postalAddress),
  }
}
