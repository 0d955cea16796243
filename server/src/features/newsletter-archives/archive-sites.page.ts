import type { PageAnswer, PageRequest } from '../../platform/http/page.ts'
import { robotsAnswer, type Sites } from '../../platform/http/page-server.ts'
import type { PagesApp } from '../pages/index.ts'
import { isAmong, namesOfService, visitedHost } from './host.rules.ts'
import type { HostedArchive } from './host.store.ts'
import { KnownHosts } from './known-hosts.ts'
import {
  keptAnswer,
  nothingHere,
  openArchive,
  type Show,
  showFeed,
  showLetter,
  showYear,
} from './show-archive.visit.ts'

export interface ArchiveSites extends Sites {
  /** Whether an archive is read under this name: what a proxy asks before it gets a certificate for it. */
  knows(name: string): Promise<boolean>
}

/** The hosts of customers. Under each there is one archive, and nothing else. */
export function createArchiveSites(app: PagesApp): ArchiveSites {
  const { config } = app
  const known = new KnownHosts(app)
  const ours = namesOfService(config)
  const nameOf = (host: string) => {
    const name = config.ARCHIVE_HOST_TARGET ? visitedHost(host) : null
    return name === null || isAmong(name, ours) ? null : name
  }
  const find: Sites['find'] = async (host) => {
    const hosted = await known.find(host)
    return hosted && { answer: (path, request) => answerAt({ app, known, host, hosted }, path, request) }
  }
  const knows = async (given: string) => {
    const name = nameOf(given)
    return name !== null && (await find(name)) !== undefined
  }
  return { nameOf, find, knows }
}

const showRobots: Show = async () => robotsAnswer('Allow: /')

const pages: readonly { path: RegExp; show: Show }[] = [
  { path: /^\/$/, show: showYear },
  { path: /^\/feed$/, show: showFeed },
  { path: /^\/robots\.txt$/, show: showRobots },
  { path: /^\/(?<mailingId>\d+)$/, show: showLetter },
]

interface Hosted {
  app: PagesApp
  known: KnownHosts
  host: string
  hosted: HostedArchive
}

async function answerAt({ app, known, host, hosted }: Hosted, path: string, request: PageRequest): Promise<PageAnswer> {
  const page = pages.find((one) => one.path.test(path))
  if (!page) return nothingHere(request)
  const visit = { ...request, params: { ...page.path.exec(path)?.groups } }
  const open = await openArchive(app, visit, hosted)
  // What was remembered of the host may be a minute old; this is not.
  if (open?.place.host === host) return keptAnswer(open, await page.show(open))
  known.forget(host)
  return nothingHere(request)
}
