import type { Database } from '../../platform/db/database.ts'
import type { Table } from '../../platform/tables/write-table.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { channelName } from '../channels/index.ts'
import { readStatistics, type StatisticsWish } from './read-statistics.ts'
import { readStatisticsBelow } from './read-statistics-below.ts'
import {
  comparedTable,
  growthTable,
  hourTable,
  machineTable,
  mailingTable,
  type StatisticsTable,
} from './statistics-file.rules.ts'

interface FileWish extends StatisticsWish {
  of: StatisticsTable
  language: Language
}

/** What the page of statistics shows, as a table; nobody's name is in it. */
export async function readStatisticsTable(
  look: Look<FullAccount>,
  { of, language, ...wish }: FileWish,
): Promise<Table> {
  const { growth, mailings, clickHours, channels, machines } = await readStatistics(look, wish)
  if (of === 'growth') return growthTable(growth.days, language)
  if (of === 'mailings') return mailingTable(mailings, language)
  if (of === 'hours') return hourTable(clickHours, language)
  if (of === 'machines') return machineTable(machines, language)
  const { channels: known, defaultLanguageIso } = look.account
  const named = channels.map((sums) => {
    const channel = known.find(({ id }) => id === sums.channelId)
    return { ...sums, name: channel ? channelName(channel, language, defaultLanguageIso) : '' }
  })
  return comparedTable(named, { of, language })
}

/** The accounts below an L-account as a table. */
export async function readBelowTable(
  look: Pick<Look, 'reader' | 'clock'>,
  db: Pick<Database, 'reader'>,
  { days, language }: { days: number; language: Language },
): Promise<Table> {
  return comparedTable(await readStatisticsBelow(look, db, days), { of: 'accounts', language })
}
