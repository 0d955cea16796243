import type { Config } from '../../platform/config/config.ts'
import type { Look } from '../accounts/index.ts'
import { currentContent, listLanguages, mailingRefusals } from '../mailings/index.ts'
import { findMissingFiles } from '../media/index.ts'
import { readDefaults, renderPreview } from '../previews/index.ts'
import { addressesIn } from './addresses.rules.ts'
import { type Advice, acrossLanguages, adviceOf } from './advice.rules.ts'
import { askAddresses, type DeadAddress } from './ask-addresses.ts'
import { askSpamd } from './ask-spamd.ts'
import { weakTexts } from './contrast.rules.ts'
import { mailForSpamd } from './spamd.rules.ts'

type Looking = Pick<Look, 'reader' | 'clock' | 'config'>

/** What is worth knowing before a mailing leaves, by asking others; may take some seconds. */
export async function readAdvice(look: Looking, mailingId: number): Promise<Advice[]> {
  const languages = await listLanguages(look.reader, mailingId)
  if (languages.length === 0) throw mailingRefusals.mailing_not_found()
  const all = languages.map(async ({ id, languageIso }) => ({ languageIso, advice: await adviceIn(look, id) }))
  return acrossLanguages(await Promise.all(all))
}

/** About what it says in one language. */
async function adviceIn(look: Looking, mailingId: number): Promise<Advice[]> {
  const [{ content, mailing }, preview, defaults] = await Promise.all([
    currentContent(look.reader, mailingId),
    renderPreview(look, { mailingId, subscriberId: null }),
    readDefaults(look, mailingId),
  ])
  const [{ links, images }, spam] = await Promise.all([
    findDead(look.config, content.html),
    spamAdvice(look, { ...preview, from: { name: mailing.senderName, email: mailing.senderEmail } }),
  ])
  return [
    adviceOf('deadLinks', links.map(asFinding)),
    adviceOf('deadImages', images.map(asFinding)),
    adviceOf(
      'defaults',
      defaults.variables.map(({ token, names, lacking }) => ({ what: token, names, figure: lacking })),
      defaults.lacking,
    ),
    adviceOf(
      'contrast',
      weakTexts(preview.html).map(({ text, ratio }) => ({ what: text, figure: ratio })),
    ),
    ...spam,
  ]
}

function asFinding({ url, reason }: DeadAddress) {
  return { what: url, reason }
}

/** Pictures of the library lie with us, so nobody is asked over the network for them. */
async function findDead(config: Config, html: string): Promise<Record<'links' | 'images', DeadAddress[]>> {
  const found = addressesIn(html)
  const isOurs = (url: string) => url.startsWith(`${config.PUBLIC_URL.replace(/\/$/, '')}/`)
  const foreign = [...found.links, ...found.images].filter((url) => !isOurs(url))
  const [dead, missing] = await Promise.all([
    askAddresses(config, [...new Set(foreign)]),
    findMissingFiles(config, found.images.filter(isOurs)),
  ])
  const among = (urls: readonly string[]) => dead.filter(({ url }) => urls.includes(url))
  const gone = missing.map((url) => ({ url, reason: 'gone' as const }))
  return { links: among(found.links), images: [...gone, ...among(found.images)] }
}

interface Letter extends Awaited<ReturnType<typeof renderPreview>> {
  from: { name: string; email: string }
}

/** Nothing where no SpamAssassin is set up. */
async function spamAdvice({ config, clock }: Looking, letter: Letter): Promise<Advice[]> {
  if (config.SPAMD_URL === undefined) return []
  const verdict = await askSpamd(config.SPAMD_URL, mailForSpamd({ ...letter, at: clock.now() }))
  if (verdict === null) return [{ name: 'spam', verdict: 'unknown', count: 0, findings: [], languageIso: null }]
  const findings = verdict.isSpam ? verdict.symbols.map((symbol) => ({ what: symbol })) : []
  const advice = adviceOf('spam', findings, Math.max(0, verdict.score))
  return [{ ...advice, verdict: verdict.isSpam ? 'warning' : 'fine' }]
}
