import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Table } from '../../platform/tables/write-table.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { MachineReason } from '../statistics/machines.rules.ts'
import type { Compared } from './compare.rules.ts'
import { causes, type GrowthCause, type GrowthDay } from './growth.rules.ts'

export const statisticsTables = ['growth', 'mailings', 'hours', 'channels', 'machines'] as const
export type StatisticsTable = (typeof statisticsTables)[number]

const causeNames: Record<Language, Record<GrowthCause, string>> = {
  en: {
    ...{ confirmed: 'Confirmed', stated: 'Stated', reactivated: 'Reactivated', unsubscribed: 'Unsubscribed' },
    ...{ bounced: 'Bounced', complained: 'Complained', archived: 'Archived', erased: 'Erased', other: 'Other' },
  },
  de: {
    ...{ confirmed: 'Bestätigt', stated: 'Erklärt', reactivated: 'Reaktiviert', unsubscribed: 'Abgemeldet' },
    ...{
      bounced: 'Unzustellbar',
      complained: 'Beschwert',
      archived: 'Archiviert',
      erased: 'Gelöscht',
      other: 'Andere',
    },
  },
}

/** Who came and went, a row for each day. */
export function growthTable(days: readonly GrowthDay[], language: Language): Table {
  return {
    headings: [language === 'de' ? 'Tag' : 'Day', ...causes.map((cause) => causeNames[language][cause])],
    rows: days.map((day) => [day.day, ...causes.map((cause) => day[cause])]),
  }
}

/** What is told of a mailing that was sent. */
export interface SentMailing {
  name: string
  sentAt: Timestamp
  delivered: number
  /** Shares of the delivered; null where nobody who read it may be recognised. */
  opened: number | null
  clicked: number | null
  opens: number
  clicks: number
  machineOpens: number
  machineClicks: number
}

const mailingHeadings: Record<Language, string[]> = {
  en: [
    ...['Mailing', 'Sent (UTC)', 'Delivered', 'Opened (people)', 'Clicked (people)', 'Opens', 'Clicks'],
    ...['Opens by machines', 'Clicks by machines'],
  ],
  de: [
    ...['Mailing', 'Gesendet (UTC)', 'Zugestellt', 'Geöffnet (Personen)', 'Geklickt (Personen)', 'Öffnungen', 'Klicks'],
    ...['Öffnungen durch Maschinen', 'Klicks durch Maschinen'],
  ],
}

/** Every mailing of twelve months, the last one first as on the screen; a share that nobody knows is empty, not 0. */
export function mailingTable(mailings: readonly SentMailing[], language: Language): Table {
  return {
    headings: mailingHeadings[language],
    rows: mailings
      .toReversed()
      .map(({ name, sentAt, delivered, opened, clicked, opens, clicks, machineOpens, machineClicks }) => [
        ...[name, sentAt, delivered, rounded(opened), rounded(clicked), opens, clicks, machineOpens, machineClicks],
      ]),
  }
}

const machineNames: Record<MachineReason, Record<Language, string>> = {
  head: { en: 'Asked only whether it is there', de: 'Nur gefragt, ob es da ist' },
  prefetch: { en: 'Fetched ahead by a program', de: 'Von einem Programm im Voraus geholt' },
  googleProxy: { en: 'Google’s picture proxy', de: 'Googles Bild-Proxy' },
  appleProxy: { en: 'Apple’s privacy proxy', de: 'Apples Datenschutz-Proxy' },
  scanner: { en: 'Link scanners', de: 'Link-Prüfer' },
  headless: { en: 'Browsers without a window', de: 'Browser ohne Fenster' },
  tool: { en: 'Programs of developers', de: 'Entwicklerprogramme' },
  nameless: { en: 'Programs without a name', de: 'Programme ohne Namen' },
  tooEarly: { en: 'Within 5 seconds of delivery', de: 'Innerhalb von 5 Sekunden nach Zustellung' },
  burst: { en: 'Three links in two seconds', de: 'Drei Links in zwei Sekunden' },
  repeated: { en: 'Again within ten seconds', de: 'Noch einmal innerhalb von zehn Sekunden' },
}
const machineHeadings: Record<Language, string[]> = {
  en: ['Told apart as machines', 'Opens', 'Clicks'],
  de: ['Als Maschinen erkannt', 'Öffnungen', 'Klicks'],
}

/** What no person did, by how that was seen. */
export function machineTable(
  machines: readonly { reason: MachineReason; opens: number; clicks: number }[],
  language: Language,
): Table {
  return {
    headings: machineHeadings[language],
    rows: machines.map(({ reason, opens, clicks }) => [machineNames[reason][language], opens, clicks]),
  }
}

interface ClickHour {
  weekday: number
  hour: number
  n: number
  machine: number
}

const hourHeadings: Record<Language, string[]> = {
  en: ['Weekday (1 = Monday)', 'Hour', 'Clicks', 'Clicks by machines'],
  de: ['Wochentag (1 = Montag)', 'Stunde', 'Klicks', 'Klicks durch Maschinen'],
}

/** When people click: the hours of the week that had any, by the clock of the account. */
export function hourTable(hours: readonly ClickHour[], language: Language): Table {
  return {
    headings: hourHeadings[language],
    rows: hours.map(({ weekday, hour, n, machine }) => [weekday, hour, n, machine]),
  }
}

interface Read {
  classes: readonly { days: number | null; people: number }[]
  unknown: number
}

/** Who still reads, by the newest mailing they read; who cannot be recognised stands last. */
export function readersTable({ classes, unknown }: Read, language: Language): Table {
  const isGerman = language === 'de'
  const nameOf = (days: number | null, from: number) => {
    if (days === null) return isGerman ? `Vor mehr als ${from} Tagen, oder nie` : `More than ${from} days ago, or never`
    return isGerman ? `Vor ${from} bis ${days} Tagen` : `${from} to ${days} days ago`
  }
  return {
    headings: isGerman ? ['Zuletzt gelesen', 'Empfangsbereite Personen'] : ['Read last', 'Receive-ready people'],
    rows: [
      ...classes.map(({ days, people }, i) => [nameOf(days, classes[i - 1]?.days ?? 0), people]),
      [isGerman ? 'Nicht erkennbar' : 'Cannot be recognised', unknown],
    ],
  }
}

const comparedHeadings: Record<Language, string[]> = {
  en: [
    ...['Receive-ready', 'Change', 'Mailings', 'Opened (people)', 'Clicked (people)', 'Opens for each mail'],
    ...['Clicks for each mail', 'Left', 'Complained'],
  ],
  de: [
    ...['Empfangsbereit', 'Veränderung', 'Mailings', 'Geöffnet (Personen)', 'Geklickt (Personen)', 'Öffnungen je Mail'],
    ...['Klicks je Mail', 'Abgemeldet', 'Beschwerden'],
  ],
}
const firstHeading = {
  channels: { en: 'Channel', de: 'Kanal' },
  accounts: { en: 'Account', de: 'Konto' },
} as const

/** Channels or accounts side by side, a row for each. */
export function comparedTable(
  rows: readonly (Compared & { name: string })[],
  { of, language }: { of: keyof typeof firstHeading; language: Language },
): Table {
  return {
    headings: [firstHeading[of][language], ...comparedHeadings[language]],
    rows: rows.map(({ name, ready, change, mailings, usual, events, left, complained }) => [
      ...[name, ready, change, mailings, rounded(usual?.opened), rounded(usual?.clicked)],
      ...[rounded(events?.opens), rounded(events?.clicks), rounded(left), rounded(complained)],
    ]),
  }
}

function rounded(share: number | null | undefined): number | null {
  return share === null || share === undefined ? null : Math.round(share * 1_000_000) / 1_000_000
}
