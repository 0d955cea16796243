import type { Table } from '../../platform/tables/write-table.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { Look } from '../accounts/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { countedNewsletter, findGroupsOfRun, newsletterLinks } from '../statistics/index.ts'
import { countingOf, partsOf } from './report.rules.ts'
import { figureTable, groupTable, linkTable } from './report-file.rules.ts'
import { findReportHead } from './report-head.store.ts'

export const reportTables = ['figures', 'links', 'groups'] as const
export type ReportTable = (typeof reportTables)[number]

/** More than any mail has. */
const mostLinks = 10_000

/** The numbers of a report as a table; nobody's name is in it. */
export async function readReportTable(
  look: Look,
  mailingId: number,
  { of, language }: { of: ReportTable; language: Language },
): Promise<Table> {
  const head = await findReportHead(look.reader, mailingId)
  if (!head) throw mailingRefusals.mailing_not_found()
  const { figures, states, calculatedAt } = await countedNewsletter(look, head.newsletterId)
  const counting = countingOf(head.tracking, figures)
  const report = { parts: partsOf({ ...head, calculatedAt }, states), figures, counting }
  if (of === 'figures') return figureTable(report, language)
  if (of === 'groups') return groupTable((await findGroupsOfRun(look.reader, head))?.groups ?? [], report, language)
  const sort = [{ field: 'clicks', descending: true }]
  const wish = { page: 1, limit: mostLinks, include: [], filters: [], sort }
  const { links } = await newsletterLinks(look, head.newsletterId, wish)
  return linkTable(links, report, language)
}
