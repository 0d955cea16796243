import type { Language } from '../../platform/text/language.rules.ts'

interface ArchiveWords {
  about(year: number): string
  empty: string
  years: string
  feed: string
  invitation: string
  join: string
}

export const archiveWords: Record<Language, ArchiveWords> = {
  en: {
    about: (year) => `Every letter of ${year}, as it was sent, without anybody’s name in it.`,
    empty: 'Nothing has been sent yet. The first letter will be here.',
    years: 'Other years',
    feed: 'As a feed',
    invitation: 'The next one can come to you.',
    join: 'Get it too',
  },
  de: {
    about: (year) => `Alle Ausgaben von ${year}, wie sie verschickt wurden, ohne irgendjemandes Namen.`,
    empty: 'Noch ist nichts verschickt worden. Die erste Ausgabe wird hier stehen.',
    years: 'Andere Jahre',
    feed: 'Als Feed',
    invitation: 'Die nächste kann zu Ihnen kommen.',
    join: 'Auch bekommen',
  },
}
