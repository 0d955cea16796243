import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Look } from '../accounts/index.ts'
import { listLanguages, mailingRefusals } from '../mailings/index.ts'
import { readTest } from '../run-tests/index.ts'
import { countRetryable } from '../runs/index.ts'
import {
  averageOf,
  comparableTo,
  countedNewsletter,
  findGroupsOfRun,
  listHours,
  listPrograms,
  machinesOf,
  newsletterLinks,
  newslettersSince,
} from '../statistics/index.ts'
import { countingOf, devicesOf, hoursShown, inSeveral, partsOf, usualCurve } from './report.rules.ts'
import { findReportHead } from './report-head.store.ts'

const linksShown = 20
const yearMs = 365 * 24 * 60 * 60 * 1000

/** What became of a mailing. Reads sums alone, so that it costs the same whether a hundred people got it or ten million. */
export async function readReport(look: Look, mailingId: number) {
  const { reader, clock } = look
  const found = await findReportHead(reader, mailingId)
  if (!found) throw mailingRefusals.mailing_not_found()
  const { tracking, notAfter, ...head } = found
  const { newsletterId } = head
  const yearAgo = timestamp(clock.now().getTime() - yearMs)
  const [since = yearAgo] = [yearAgo, head.startedAt].toSorted()
  const [{ calculatedAt, figures, states }, { links, total: linkCount }, programs, sums, test, languages, groups] =
    await Promise.all([
      countedNewsletter(look, newsletterId),
      newsletterLinks(look, newsletterId, { page: 1, limit: linksShown, include: [], filters: [], sort: byClicks }),
      listPrograms(reader, newsletterId),
      newslettersSince(look, since),
      readTest(look, { id: head.runId }),
      listLanguages(reader, mailingId),
      findGroupsOfRun(reader, head),
    ])
  const others = comparableTo(sums, newsletterId)
  const hours = await listHours(reader, [newsletterId, ...others.map((other) => other.newsletterId)])
  const counting = countingOf(tracking, figures)
  const parts = partsOf({ ...head, calculatedAt }, states)
  const dispatch = { ...head, id: head.runId, notAfter }
  const alike = others.map((other) => ({ newsletterId: other.newsletterId, delivered: other.figures.delivered }))
  return {
    ...{ ...head, mailingId, calculatedAt, counting, linkCount, links, test },
    languages: languages.map(({ id, languageIso }) => ({ mailingId: id, languageIso })),
    figures: { newsletterId, ...figures },
    parts,
    retryable: parts.refused + parts.failed > 0 ? await countRetryable(look, dispatch) : 0,
    average: averageOf(sums, newsletterId),
    hours: hours
      .filter((each) => each.newsletterId === newsletterId && each.hour >= 0 && each.hour < hoursShown)
      .map(({ newsletterId: _own, ...each }) => each),
    usual: { opened: usualCurve('open', hours, alike), clicked: usualCurve('click', hours, alike) },
    devices: devicesOf(programs, counting),
    machines: machinesOf(programs),
    byGroup: groups ? { ...groups, several: inSeveral(groups) } : null,
  }
}

const byClicks = [{ field: 'clicks', descending: true }]
