import type { LetterTheme } from './letter-topics.rules.ts'

/** The customers and accounts of the demo data. */
export interface DemoAccount {
  name: string
  type: 'L' | 'S'
  languages: string[]
  /** Names of own channels by language; undefined = the channel module is not booked. */
  channels?: Record<string, string>[]
  /** Takes over the channels of the L-account above. */
  inherits?: boolean
  senderEmail: string
  subscribers: number
  groups: string[]
  /** What it wrote to its list for a year, and how often. */
  letters?: { about: LetterTheme; everyDays: number }
  contact?: string
}
export interface DemoCustomer {
  name: string
  hasFurtherFields: boolean
  /** The first one is above the others when it is an L-account. */
  accounts: DemoAccount[]
}

export const demoCustomers: DemoCustomer[] = [
  {
    name: 'Nordlicht Reisen GmbH',
    hasFurtherFields: true,
    accounts: [
      {
        name: 'Nordlicht Zentrale',
        type: 'L',
        languages: ['de', 'en'],
        channels: [
          { de: 'Neuigkeiten', en: 'News' },
          { de: 'Angebote der Woche', en: 'Offers of the week' },
        ],
        senderEmail: 'zentrale@nordlicht.example',
        subscribers: 0,
        groups: [],
      },
      {
        name: 'Nordlicht Hamburg',
        type: 'S',
        languages: ['de', 'en'],
        channels: [{ de: 'Hamburger Hafenbrief', en: 'Hamburg harbour letter' }],
        inherits: true,
        senderEmail: 'hamburg@nordlicht.example',
        subscribers: 140,
        groups: ['Stammkunden', 'Presse'],
        letters: { about: 'travel', everyDays: 7 },
        contact: 'Frauke Petersen',
      },
      {
        name: 'Nordlicht Edinburgh',
        type: 'S',
        languages: ['en', 'de'],
        channels: [{ en: 'Highland trails', de: 'Wege durchs Hochland' }],
        inherits: true,
        senderEmail: 'edinburgh@nordlicht.example',
        subscribers: 110,
        groups: ['Regulars', 'Travel agents'],
        letters: { about: 'travel', everyDays: 10 },
      },
      {
        name: 'Nordlicht Kreuzfahrten',
        type: 'S',
        languages: ['de'],
        senderEmail: 'kreuzfahrten@nordlicht.example',
        subscribers: 130,
        groups: ['Stammkunden', 'Katalog 2027', 'Gewinnspiel'],
        letters: { about: 'travel', everyDays: 7 },
      },
    ],
  },
  {
    name: 'Harbour Books Ltd',
    hasFurtherFields: false,
    accounts: [
      {
        name: 'Harbour Books',
        type: 'S',
        languages: ['en'],
        senderEmail: 'letters@harbourbooks.example',
        subscribers: 60,
        groups: ['Reading circle'],
        letters: { about: 'books', everyDays: 14 },
      },
    ],
  },
]

/** Where `postrider demo --subscribers` puts people when no account is named. */
export const bulkAccountName = 'Nordlicht Kreuzfahrten'
