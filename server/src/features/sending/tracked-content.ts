import { systemLinks } from '../mailings/index.ts'
import { type CompiledContent, compileContent, type MailContent, type RenderSurroundings } from '../rendering/index.ts'
import { type TrackingMode, trackedHtml } from '../tracking/index.ts'

/** The placeholder for a person's own token. */
export const personalToken = 'trackingToken'

export interface TrackingPlan {
  mode: TrackingMode
  publicUrl: string
  numbers: ReadonlyMap<string, number>
  /** The token that all mails of the run share. */
  commonToken: string
}

export interface TrackedContent {
  /** What everybody gets. */
  content: CompiledContent
  /** What people get who agreed to be recognised; null where nobody is. */
  personal: CompiledContent | null
}

/** Links of the plain text part stay as they are: there the reader sees them. */
export function compileTracked(
  mail: MailContent,
  surroundings: RenderSurroundings,
  { mode, publicUrl, numbers, commonToken }: TrackingPlan,
): TrackedContent {
  const compile = (html: string, links: readonly string[]) => compileContent({ ...mail, html }, surroundings, links)
  if (mode === 'none') return { content: compile(mail.html, systemLinks), personal: null }
  const tracked = (token: string) => trackedHtml(mail.html, { publicUrl, numbers, token, areaToken: commonToken })
  return {
    content: compile(tracked(commonToken), systemLinks),
    personal: mode === 'individual' ? compile(tracked(`{${personalToken}}`), [...systemLinks, personalToken]) : null,
  }
}
