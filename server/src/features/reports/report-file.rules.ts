import type { Table } from '../../platform/tables/write-table.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { GroupSum } from '../statistics/group-sums.store.ts'
import type { Counting, Parts } from './report.rules.ts'

type Names = Record<Language, string>

interface Counted {
  parts: Parts
  counting: Counting
  figures: Record<Figure, number>
}
type Figure =
  | 'sent'
  | 'delivered'
  | 'hardBounces'
  | 'softBounces'
  | 'opens'
  | 'uniqueOpens'
  | 'clicks'
  | 'uniqueClicks'
  | 'unsubscribes'
  | 'complaints'
  | 'machineOpens'
  | 'machineClicks'
  | 'anonymousOpens'
  | 'anonymousClicks'

/** Whether a number is there to be told, and of what it is a share; clicks and opens may be counted for nobody, or not at all. */
type Kind = 'mails' | 'events' | 'readers'
interface Line {
  name: Names
  kind: Kind
  value: (of: Counted) => number
  whole?: (of: Counted) => number
}

const targeted = ({ parts }: Counted) => parts.targeted
const delivered = ({ figures }: Counted) => figures.delivered
const part = (key: keyof Parts, name: Names): Line => ({
  ...{ name, kind: 'mails', value: ({ parts }) => parts[key], whole: targeted },
})
const figure = (key: Figure, kind: Kind, name: Names, whole?: Line['whole']): Line => ({
  ...{ name, kind, value: ({ figures }) => figures[key], ...(whole && { whole }) },
})

/** In the order of the screen. */
const lines: readonly Line[] = [
  part('targeted', { en: 'Targeted', de: 'Adressiert' }),
  part('accepted', { en: 'Accepted', de: 'Angenommen' }),
  part('refused', { en: 'Refused', de: 'Abgelehnt' }),
  part('excluded', { en: 'Excluded', de: 'Ausgeschlossen' }),
  part('failed', { en: 'Failed', de: 'Fehlgeschlagen' }),
  part('inDoubt', { en: 'In doubt', de: 'Ungewiss' }),
  part('waiting', { en: 'Waiting', de: 'Wartend' }),
  part('canceled', { en: 'Canceled', de: 'Abgebrochen' }),
  figure('sent', 'mails', { en: 'Sent', de: 'Gesendet' }, targeted),
  figure('delivered', 'mails', { en: 'Delivered', de: 'Zugestellt' }, targeted),
  figure('hardBounces', 'mails', { en: 'Hard bounces', de: 'Harte Rückläufer' }),
  figure('softBounces', 'mails', { en: 'Soft bounces', de: 'Weiche Rückläufer' }),
  figure('uniqueOpens', 'readers', { en: 'Opened (people)', de: 'Geöffnet (Personen)' }, delivered),
  figure('uniqueClicks', 'readers', { en: 'Clicked (people)', de: 'Geklickt (Personen)' }, delivered),
  {
    ...{ name: { en: 'Clicked, of those who opened', de: 'Geklickt, von denen, die öffneten' }, kind: 'readers' },
    ...{ value: ({ figures }) => figures.uniqueClicks, whole: ({ figures }) => figures.uniqueOpens },
  },
  figure('opens', 'events', { en: 'Opens', de: 'Öffnungen' }),
  figure('clicks', 'events', { en: 'Clicks', de: 'Klicks' }),
  figure('machineOpens', 'events', { en: 'Opens by machines', de: 'Öffnungen durch Maschinen' }),
  figure('machineClicks', 'events', { en: 'Clicks by machines', de: 'Klicks durch Maschinen' }),
  figure('anonymousOpens', 'events', { en: 'Opens of nobody recognisable', de: 'Öffnungen Unerkannter' }),
  figure('anonymousClicks', 'events', { en: 'Clicks of nobody recognisable', de: 'Klicks Unerkannter' }),
  figure('unsubscribes', 'mails', { en: 'Left', de: 'Abgemeldet' }, delivered),
  figure('complaints', 'mails', { en: 'Complained', de: 'Beschwerden' }, delivered),
]

/** What is not known stays empty: it is not 0. */
const knownTo: Record<Kind, readonly Counting[]> = {
  mails: ['none', 'sums', 'some', 'people'],
  events: ['sums', 'some', 'people'],
  readers: ['some', 'people'],
}

const figureHeadings: Record<Language, string[]> = {
  en: ['Number', 'Count', 'Share'],
  de: ['Zahl', 'Anzahl', 'Anteil'],
}

/** The numbers of a report as the screen has them. */
export function figureTable(report: Counted, language: Language): Table {
  const rows = lines.map(({ name, kind, value, whole }) => {
    if (!knownTo[kind].includes(report.counting)) return [name[language], null, null]
    return [name[language], value(report), whole ? shareOf(value(report), whole(report)) : null]
  })
  return { headings: figureHeadings[language], rows }
}

const linkHeadings: Record<Language, string[]> = {
  en: ['Link', 'Clicks', 'Share of clicks', 'People', 'Clicks by machines', 'Clicks of nobody recognisable'],
  de: ['Link', 'Klicks', 'Anteil der Klicks', 'Personen', 'Klicks durch Maschinen', 'Klicks Unerkannter'],
}

interface LinkFigures {
  url: string
  clicks: number
  uniqueClicks: number
  machineClicks: number
  anonymousClicks: number
}

/** The links with what was clicked, a share being one of the clicks of people. */
export function linkTable(links: readonly LinkFigures[], { counting, figures }: Counted, language: Language): Table {
  const isKnown = (kind: Kind) => knownTo[kind].includes(counting)
  const event = (n: number) => (isKnown('events') ? n : null)
  const rows = links.map((link) => [
    link.url,
    event(link.clicks),
    event(shareOf(link.clicks, figures.clicks)),
    isKnown('readers') ? link.uniqueClicks : null,
    event(link.machineClicks),
    event(link.anonymousClicks),
  ])
  return { headings: linkHeadings[language], rows }
}

const groupHeadings: Record<Language, string[]> = {
  en: ['Group', 'Delivered', 'Opened (people)', 'Share opened', 'Clicked (people)', 'Share clicked', 'Left'],
  de: ['Gruppe', 'Zugestellt', 'Geöffnet (Personen)', 'Anteil', 'Geklickt (Personen)', 'Anteil', 'Abgemeldet'],
}
const deletedGroup: Names = { en: 'Deleted group', de: 'Gelöschte Gruppe' }

/** The groups it was sent to; where nobody is recognised, it is unknown who of them opened and clicked. */
export function groupTable(groups: readonly GroupFigures[], { counting }: Counted, language: Language): Table {
  const isKnown = knownTo.readers.includes(counting)
  const rows = groups.map(({ name, delivered: got, opened, clicked, left }) => [
    name ?? deletedGroup[language],
    got,
    ...[opened, clicked].flatMap((n) => (isKnown ? [n, shareOf(n, got)] : [null, null])),
    left,
  ])
  return { headings: groupHeadings[language], rows }
}

type GroupFigures = Omit<GroupSum, 'id'>

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1_000_000) / 1_000_000
}
