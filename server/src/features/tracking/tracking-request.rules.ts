import { looksAhead } from '../../platform/net/agent-kind.rules.ts'
import { agentOf, type Signals } from './verdict.rules.ts'

/** Which mail a path names, and which of its links; null for the pixel. */
export interface TrackingPath {
  token: string
  link: number | null
}

const paths = /^\/(?:c\/([\w-]{32})\/([1-9]\d{0,4})|o\/([\w-]{32})\.gif)(?:\?.*)?$/

/** Mail programs and shops like to hang things on a link, so what follows a question mark is ignored. */
export function readPath(url: string): TrackingPath | null {
  const found = url.length > 2048 ? null : paths.exec(url)
  if (!found) return null
  const [, click, link, open] = found
  return click === undefined ? { token: open as string, link: null } : { token: click, link: Number(link) }
}

export function readSignals(method: string, headers: Record<string, string | string[] | undefined>): Signals {
  return {
    agent: agentOf(headers['user-agent'] as string | undefined),
    isHead: method === 'HEAD',
    isPrefetch: looksAhead(headers),
  }
}
