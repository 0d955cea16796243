import { type CompiledContent, compileContent, type MailContent, type RenderSurroundings } from '../rendering/index.ts'
import { type TrackingMode, trackedHtml, withWithdrawal } from '../tracking/index.ts'

/** The placeholder for a person's own token. */
export const personalToken = 'trackingToken'
/** The placeholder for the address of the page where a person withdraws. */
export const withdrawalLink = 'trackingConsentLink'

export interface TrackingPlan {
  mode: TrackingMode
  publicUrl: string
  numbers: ReadonlyMap<string, number>
  /** The token that all mails of the run share. */
  commonToken: string
  /** What the service fills in. */
  names: readonly string[]
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
  { mode, publicUrl, numbers, commonToken, names }: TrackingPlan,
): TrackedContent {
  const compile = (html: string, links: readonly string[]) => compileContent({ ...mail, html }, surroundings, links)
  if (mode === 'none') return { content: compile(mail.html, names), personal: null }
  const tracked = (html: string, token: string) =>
    trackedHtml(html, { publicUrl, numbers, token, areaToken: commonToken })
  const content = compile(tracked(mail.html, commonToken), names)
  if (mode !== 'individual') return { content, personal: null }
  const own = tracked(withWithdrawal(mail.html, mail.languageIso, withdrawalLink), `{${personalToken}}`)
  return { content, personal: compile(own, [...names, personalToken, withdrawalLink]) }
}
