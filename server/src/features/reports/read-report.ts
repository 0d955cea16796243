import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Look } from '../accounts/index.ts'
import { listLanguages, mailingRefusals } from '../mailings/index.ts'
import { readTest } from '../run-tests/index.ts'
import {
  averageOf,
  comparableTo,
  countedNewsletter,
  listHours,
  listPrograms,
  newsletterLinks,
  newslettersSince,
} from '../statistics/index.ts'
import { countingOf, devicesOf, hoursShown, machinesOf, partsOf, usualCurve } from './report.rules.ts'
import { findReportHead } from './report-head.store.ts'

const linksShown = 20
const yearMs = 365 * 24 * 60 * 60 * 1000

/** What became of a mailing. Reads sums alone, so that it costs the same whether a hundred people got it or ten million. */
export async function readReport(look: Look, mailingId: number) {
  const { reader, clock } = look
  const found = await findReportHead(reader, mailingId)
  if (!found) throw mailingRefusals.mailing_not_found()
  const { tracking, ...head } = found
  const { newsletterId } = head
  const yearAgo = timestamp(clock.now().getTime() - yearMs)
  const [since = yearAgo] = [yearAgo, head.startedAt].toSorted()
  const [{ calculatedAt, figures, states }, { links, total: linkCount }, programs, sums, test, languages] =
    await Promise.all([
      countedNewsletter(look, newsletterId),
      newsletterLinks(look, newsletterId, { page: 1, limit: linksShown, include: [], filters: [], sort: byClicks }),
      listPrograms(reader, newsletterId),
      newslettersSince(look, since),
      readTest(look, { id: head.runId }),
      listLanguages(reader, mailingId),
    ])
  const others = comparableTo(sums, newsletterId)
  const hours = await listHours(reader, [newsletterId, ...others.map((other) => other.newsletterId)])
  const counting = countingOf(tracking, figures)
  const alike = others.map((other) => ({ newsletterId: other.newsletterId, delivered: other.figures.delivered }))
  return {
    ...{ ...head, mailingId, calculatedAt, counting, linkCount, links, test },
    languages: languages.map(({ id, languageIso }) => ({ mailingId: id, languageIso })),
    figures: { newsletterId, ...figures },
    parts: partsOf({ ...head, calculatedAt }, states),
    average: averageOf(sums, newsletterId),
    hours: hours
      .filter((each) => each.newsletterId === newsletterId && each.hour >= 0 && each.hour < hoursShown)
      .map(({ newsletterId: _own, ...each }) => each),
    usual: { opened: usualCurve('open', hours, alike), clicked: usualCurve('click', hours, alike) },
    devices: devicesOf(programs, counting),
    machines: machinesOf(programs),
  }
}

const byClicks = [{ field: 'clicks', descending: true }]
