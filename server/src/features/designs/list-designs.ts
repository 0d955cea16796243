import { type Look, timeOutside } from '../accounts/index.ts'
import { tokensFor } from '../assembly/index.ts'
import { shippedNames, shippedThemes } from '../themes/index.ts'
import { type KeptDesign, listKeptTemplates, listKeptThemes } from './design.store.ts'
import { type MailBrand, readBrand } from './read-brand.ts'
import { type DesignName, designKinds } from './render-design.ts'

/** Where a look comes from: whoever made it decides about it. */
export const designOrigins = ['shipped', 'own', 'received'] as const

export interface ListedDesign extends Omit<KeptDesign, 'id' | 'html' | 'isReceived' | 'updatedAt'> {
  /** Null = it comes with the service and was not worn yet. */
  id: number | null
  origin: (typeof designOrigins)[number]
  /** Where a frame finds it, with words in it. */
  address: string
}

export interface Designs {
  themes: ListedDesign[]
  templates: ListedDesign[]
  brand: MailBrand
}

/** How newsletters of the account can look. What comes with the service stands first, whether it was worn or not. */
export async function listDesigns(look: Look): Promise<Designs> {
  const [themes, templates, brand] = await Promise.all([
    listKeptThemes(look.reader),
    listKeptTemplates(look.reader),
    readBrand(look.reader),
  ])
  const addressOf = addressesFor(look)
  const listed = (design: KeptDesign, kind: DesignName['kind']): ListedDesign => ({
    ...{ id: design.id, name: design.name, shipped: design.shipped, uses: design.uses },
    origin: design.shipped !== null ? 'shipped' : design.isReceived ? 'received' : 'own',
    address: addressOf({ kind, id: design.id }),
  })
  const shipped = shippedNames.map((name, id): ListedDesign => {
    const worn = themes.find((theme) => theme.shipped === name)
    if (worn) return listed(worn, 'theme')
    const address = addressOf({ kind: 'shippedTheme', id })
    return { id: null, name: shippedThemes[name].name, shipped: name, uses: 0, origin: 'shipped', address }
  })
  const others = themes.filter((theme) => theme.shipped === null).map((theme) => listed(theme, 'theme'))
  return {
    themes: [...shipped, ...others],
    templates: templates.map((template) => listed(template, 'template')),
    brand,
  }
}

function addressesFor(look: Look): (design: DesignName) => string {
  const tokens = tokensFor(look.config)
  const issuedAt = timeOutside(look)
  const base = `${look.config.PUBLIC_URL.replace(/\/$/, '')}/design/`
  const { accountId } = look.reader.tenant
  return ({ kind, id }) =>
    `${base}${tokens.sealPreview({ accountId, mailingId: id, subscriberId: designKinds.indexOf(kind), issuedAt }, 'design')}`
}
