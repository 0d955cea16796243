import type { Tx } from '../../platform/db/database.ts'
import { defaultBrandColour } from '../../platform/text/colour.rules.ts'
import { findAccount } from '../accounts/index.ts'
import { withBrand } from './brand.rules.ts'
import { type Content, inLayout, withPreviewText } from './content.rules.ts'
import { type ContentSource, findContentSource } from './content.store.ts'
import { deriveText } from './derive-text.ts'
import { needsFooter, withFooterLinksHtml, withFooterLinksText } from './footer-links.rules.ts'
import { keepContent } from './keep-content.ts'
import { contentsByLanguage, type RunContents } from './language-version.rules.ts'
import { type LanguageVersion, listLanguages } from './language-version.store.ts'
import { withPostalHtml, withPostalText } from './postal-footer.rules.ts'

/** Writes down what a mailing says at this moment, for a run or a message to point at; gives the id of the content. */
export async function freezeContent(tx: Tx, mailingId: number): Promise<number> {
  const source = await findContentSource(tx, mailingId)
  if (!source) throw new Error(`there is no mailing ${mailingId} to freeze`)
  return keepContent(tx, contentOf(source))
}

/** What a plan froze, by language; a mailing that was planned before plans did so is frozen now. */
export async function plannedContents(tx: Tx, mailingId: number): Promise<RunContents> {
  return runContents(tx, mailingId, async ({ id, contentId }) => contentId ?? (await freezeContent(tx, id)))
}

/** What a run would say by language if it began now. */
export function freezeLanguages(tx: Tx, mailingId: number): Promise<RunContents> {
  return runContents(tx, mailingId, ({ id }) => freezeContent(tx, id))
}

async function runContents(
  tx: Tx,
  mailingId: number,
  contentOf: (version: LanguageVersion) => Promise<number>,
): Promise<RunContents> {
  const [account, languages] = await Promise.all([findAccount(tx), listLanguages(tx, mailingId)])
  const frozen: { languageIso: string; contentId: number }[] = []
  for (const version of languages)
    frozen.push({ languageIso: version.languageIso, contentId: await contentOf(version) })
  return contentsByLanguage(frozen, account?.defaultLanguageIso ?? null)
}

/** All of a mail as its parts make it now. */
export function contentOf(source: ContentSource): Content {
  const { type, theme, layoutTheme, previewText, brandName, brandColour, logoUrl, postalAddress, ...rest } = source
  const brand = { brandName, brandColour: brandColour ?? defaultBrandColour, logoUrl, postalAddress }
  const html = withBrand(inLayout(rest.html, theme, layoutTheme), brand, rest.languageIso)
  const plainText = rest.plainText ?? deriveText(html)
  const shown = withPreviewText(html, previewText)
  if (!needsFooter(type)) return { ...rest, html: shown, plainText }
  return {
    ...rest,
    html: withPostalHtml(withFooterLinksHtml(shown, rest.languageIso), postalAddress),
    plainText: withPostalText(withFooterLinksText(plainText, rest.languageIso), postalAddress),
  }
}
