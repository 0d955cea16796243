import type { PlaceholderKind } from '../articles/place.rules.ts'

/** What somebody who writes calls a place. */
export const placeLabels = [
  'picture',
  'heading',
  'text',
  'button',
  'item',
  'day',
  'weekday',
  'time',
  'greeting',
  'name',
  'role',
  'postscript',
  'caption',
  'overline',
  'fact',
  'value',
] as const
export type PlaceLabel = (typeof placeLabels)[number]

export interface ShippedPlace {
  /** Area and number, such as 1.2. */
  at: string
  kind: PlaceholderKind
  label: PlaceLabel
  /** One line without markup. */
  isLine: boolean
}

export interface ShippedTemplate {
  key: string
  name: string
  places: readonly ShippedPlace[]
}

const kinds: Partial<Record<PlaceLabel, PlaceholderKind>> = { picture: 'image', button: 'button' }
const long: readonly PlaceLabel[] = ['text', 'item', 'postscript', 'greeting']

function template(key: string, name: string, places: Record<string, PlaceLabel>): ShippedTemplate {
  const shown = Object.entries(places).map(([at, label]): ShippedPlace => {
    const kind = kinds[label] ?? 'text'
    return { at, label, kind, isLine: kind === 'text' && !long.includes(label) }
  })
  return { key, name, places: shown }
}

const event = { '1.1': 'day', '1.2': 'weekday', '1.3': 'time', '1.4': 'heading', '1.5': 'text' } as const
const facts = Object.fromEntries(
  [2, 3, 4, 5, 6].flatMap((area) => [[`${area}.1`, 'fact'] as const, [`${area}.2`, 'value'] as const]),
)
const products = Object.fromEntries(
  [1, 2, 3].flatMap((area) => [
    [`${area}.1`, 'picture'] as const,
    [`${area}.2`, 'heading'] as const,
    [`${area}.3`, 'text'] as const,
  ]),
)
const items = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`2.${n}`, 'item'] as const))

/** The themes that come with the service. Each visible block of one is a template; the theme itself has head and foot. */
export const shippedThemes = {
  almanac: {
    name: 'Almanac',
    templates: [
      template('lead', 'Lead story', { '1.1': 'picture', '1.2': 'heading', '1.3': 'text', '1.4': 'button' }),
      template('list', 'Numbered list', { '1.1': 'heading', ...items }),
      template('picture-left', 'Picture left', { '1.1': 'picture', '1.2': 'heading', '1.3': 'text' }),
      template('date', 'Date', { '1.1': 'day', '1.2': 'weekday', '1.3': 'heading', '1.4': 'text' }),
      template('signature', 'Signature', { '1.1': 'greeting', '1.2': 'name', '1.3': 'role' }),
    ],
  },
  poster: {
    name: 'Poster',
    templates: [
      template('title', 'Title', { '1.1': 'heading', '1.2': 'picture' }),
      template('message', 'Message', { '1.1': 'text', '1.2': 'button' }),
      template('facts', 'Facts', { '1.1': 'heading', ...facts }),
      template('products', 'Three products', products),
      template('offer', 'Offer', { '1.1': 'heading', '1.2': 'text', '1.3': 'button' }),
    ],
  },
  letter: {
    name: 'Letter',
    templates: [
      template('opening', 'Opening', { '1.1': 'picture', '1.2': 'heading', '1.3': 'greeting' }),
      template('text', 'Text', { '1.1': 'text' }),
      template('picture', 'Picture', { '1.1': 'picture', '1.2': 'caption' }),
      template('button', 'Button', { '1.1': 'button' }),
      template('signature', 'Signature', { '1.1': 'greeting', '1.2': 'name', '1.3': 'role', '1.4': 'postscript' }),
    ],
  },
  programme: {
    name: 'Programme',
    templates: [
      template('title', 'Title', { '1.1': 'overline', '1.2': 'heading' }),
      template('event', 'Event', event),
      template('highlight', 'Highlight', event),
      template('note', 'Note', { '1.1': 'text' }),
    ],
  },
} as const satisfies Record<string, { name: string; templates: readonly ShippedTemplate[] }>

export type ShippedName = keyof typeof shippedThemes
export const shippedNames = Object.keys(shippedThemes) as ShippedName[]

/** The places of a template as whoever writes knows them; undefined = it is one of the account's own. */
export function shippedPlaces(shipped: string | null): readonly ShippedPlace[] | undefined {
  const [theme, key] = shipped?.split('/') ?? []
  const known = shippedNames.find((name) => name === theme)
  return known && shippedThemes[known].templates.find((one) => one.key === key)?.places
}
