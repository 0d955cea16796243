import { onDarkGround, readableOn } from '../../platform/text/colour.rules.ts'
import { type Language, languageOf } from '../../platform/text/language.rules.ts'

/** What every theme of an account wears. */
export interface Brand {
  brandName: string
  /** `#rrggbb` */
  brandColour: string
  /** An https address; null = the name stands in its place. */
  logoUrl: string | null
  postalAddress: string | null
}

const words: Record<Language, { inBrowser: string; because: string; leave: string; choose: string }> = {
  de: {
    inBrowser: 'Im Browser lesen',
    because: 'Sie erhalten diese Mail, weil Sie sich dafür angemeldet haben.',
    leave: 'Abmelden',
    choose: 'Wählen, was kommt',
  },
  en: {
    inBrowser: 'Read in the browser',
    because: 'You get this mail because you signed up for it.',
    leave: 'Unsubscribe',
    choose: 'Choose what you get',
  },
}

/** Puts on the brand where a theme or a template says `%brandColour%` and the like. */
export function withBrand(html: string, brand: Brand, languageIso: string): string {
  const onDark = onDarkGround(brand.brandColour)
  const values: Record<string, string> = {
    ...words[languageOf(languageIso)],
    lang: asMailText(languageIso),
    brandName: asMailText(brand.brandName),
    brandMark: markOf(brand),
    brandColour: brand.brandColour,
    onBrandColour: readableOn(brand.brandColour),
    brandOnDark: onDark,
    onBrandOnDark: readableOn(onDark),
    postalAddress: asMailText(brand.postalAddress?.trim().replaceAll(/\s*\n\s*/g, ' · ') ?? ''),
  }
  return html.replaceAll(
    /%(\w+)%/g,
    (token, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? token,
  )
}

/** The logo, and with pictures off the name it stands for. Outlook knows no heights in styles. */
function markOf({ brandName, logoUrl }: Brand): string {
  if (logoUrl === null) return asMailText(brandName)
  const style = 'display:inline-block;height:48px;width:auto;max-width:260px;border:0'
  return `<img src="${asMailText(logoUrl)}" alt="${asMailText(brandName)}" height="48" style="${style}">`
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '{': '&#123;',
  '}': '&#125;',
}

/** Names of people's companies hold anything; nothing in them is markup or a variable. */
export function asMailText(text: string): string {
  return text.replaceAll(/[&<>"{}]/g, (character) => references[character] as string)
}
