import type { Clock } from '../../platform/clock/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { languageOf } from '../../platform/text/language.rules.ts'
import { accountRefusals, findAccount } from '../accounts/index.ts'
import { contentOf, mailingRefusals } from '../mailings/index.ts'
import { rendered } from '../previews/index.ts'
import { surroundingsOf } from '../rendering/index.ts'
import { type ShippedName, shippedHtml, shippedNames, shippedThemes } from '../themes/index.ts'
import { listKeptTemplates, listKeptThemes } from './design.store.ts'
import { readBrand } from './read-brand.ts'
import { sampleArticle, sampleLetter } from './sample.rules.ts'

/** In the order that addresses know them by. */
export const designKinds = ['theme', 'template', 'shippedTheme'] as const
type DesignKind = (typeof designKinds)[number]

export interface DesignName {
  kind: DesignKind
  /** Of a shipped theme, which of them. */
  id: number
}

interface Shown {
  theme: string | null
  html: string
}

/** A theme or a template with words in it, in the colours of the account, by the renderer of the engine. */
export async function renderDesign(
  { reader, clock }: { reader: Reader; clock: Clock },
  design: DesignName,
): Promise<string> {
  const [account, brand] = await Promise.all([findAccount(reader), readBrand(reader)])
  if (!account) throw accountRefusals.account_not_found({ accountId: reader.tenant.accountId })
  const { defaultLanguageIso: languageIso } = account
  const shown = await shownBy(reader, design, languageIso)
  const { name, colour: brandColour, logoUrl, postalAddress } = brand
  const content = contentOf({
    ...{
      ...shown,
      layoutTheme: null,
      type: 'standard',
      subject: '',
      previewText: '',
      plainText: '',
      languageIso,
      placeholders: [],
    },
    ...{ senderName: name, senderEmail: '', replyTo: null, fieldValues: {} },
    ...{ brandName: name, brandColour, logoUrl, postalAddress },
  })
  const surroundings = surroundingsOf(content, [], { today: clock.now().toISOString().slice(0, 10), salutations: {} })
  const around = { surroundings, recipient: null, brandColour, postalAddress }
  return rendered({ mailing: { type: 'standard' }, content, examples: {} }, around).html
}

async function shownBy(reader: Reader, { kind, id }: DesignName, languageIso: string): Promise<Shown> {
  const language = languageOf(languageIso)
  if (kind === 'template') {
    const template = (await listKeptTemplates(reader)).find((one) => one.id === id)
    if (!template) throw mailingRefusals.theme_not_found({ themeId: id })
    return { theme: themeAround(template.shipped), html: sampleArticle(template, language) }
  }
  const kept = kind === 'theme' ? (await listKeptThemes(reader)).find((one) => one.id === id) : undefined
  const shipped = shippedNames.find((name, at) => (kept ? kept.shipped === name : kind === 'shippedTheme' && at === id))
  if (shipped) return { theme: kept?.html ?? shippedHtml(shipped, 'theme'), html: sampleOf(shipped, languageIso) }
  if (!kept) throw mailingRefusals.theme_not_found({ themeId: id })
  return { theme: kept.html, html: sampleLetter(language) }
}

/** Its templates one below the other, as somebody would begin. */
function sampleOf(theme: ShippedName, languageIso: string): string {
  return shippedThemes[theme].templates
    .slice(0, 3)
    .map(({ key }) => ({ html: shippedHtml(theme, key), shipped: `${theme}/${key}` }))
    .map((template) => sampleArticle(template, languageOf(languageIso)))
    .join('\n')
}

/** A template that comes with the service looks right in the theme it belongs to. */
function themeAround(shipped: string | null): string | null {
  const theme = shippedNames.find((name) => shipped?.startsWith(`${name}/`))
  return theme ? shippedHtml(theme, 'theme') : null
}
