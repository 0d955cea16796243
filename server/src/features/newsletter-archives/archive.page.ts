import type { Page, PageAnswer, PageRequest } from '../../platform/http/page.ts'
import type { PagesApp } from '../pages/index.ts'
import { redirectTo } from '../pages/page-answer.visit.ts'
import { partOf } from './archive.rules.ts'
import {
  keptAnswer,
  nothingHere,
  openArchive,
  type Show,
  showFeed,
  showLetter,
  showYear,
} from './show-archive.visit.ts'

export const archivePages: Page<PagesApp>[] = [
  { method: 'GET', path: '/archive/:id', answer: inArchive(showYear, () => undefined) },
  { method: 'GET', path: '/archive/:id/feed', answer: inArchive(showFeed, () => 'feed') },
  { method: 'GET', path: '/archive/:id/:mailingId', answer: inArchive(showLetter, ({ mailingId }) => mailingId) },
]

type Part = (params: PageRequest['params']) => string | undefined

/** The address that every archive has. It leads on where the archive has a host of its own. */
function inArchive(show: Show, part: Part) {
  return async (app: PagesApp, request: PageRequest): Promise<PageAnswer> => {
    const open = await openArchive(app, request, { publicId: request.params.id ?? '' })
    if (!open) return nothingHere(request)
    if (open.place.host === null) return keptAnswer(open, await show(open))
    const year = request.query.get('year')
    const there = new URL(partOf(open.place.url, part(request.params)))
    if (year !== null) there.searchParams.set('year', year)
    // Not for good: the host can be lost again, and browsers would go on leading there.
    return keptAnswer(open, redirectTo(there.href, request.method))
  }
}
