import { isbot } from 'isbot'

/** What a program says of itself: a person's program, or which kind of machine. */
export type AgentKind = 'nameless' | 'appleProxy' | 'googleProxy' | 'headless' | 'scanner' | 'tool' | 'program'

const headless = /headless|phantom|puppeteer|playwright|selenium|webdriver|slimerjs|lighthouse/i
// Gateways and previews that isbot does not know, or only by a part of their names. A Cubot is a telephone.
const scanner = new RegExp(
  [
    '(?<!cu)bot\\b|crawl|spider|scan|preview|fetch|monitor|validator|slurp',
    'proofpoint|mimecast|barracuda|safelinks|urldefense|fireeye|trellix|ironport|symantec|messagelabs|sophos|forcepoint',
    'trendmicro|fortinet|fortigate|cloudmark|zscaler|checkpoint|avanan|paloalto|virustotal|facebookexternalhit',
  ].join('|'),
  'i',
)
const tool =
  /\b(curl|wget|python|libwww|perl|ruby|java\/|okhttp|apache-http|go-http|node|axios|undici|guzzle|php|httpie)|^java\b|powershell/i
const mostCharacters = 1024

export function agentKind(userAgent: string | undefined): AgentKind {
  if (!userAgent) return 'nameless'
  // Apple's privacy proxy says exactly this and nothing more.
  if (userAgent === 'Mozilla/5.0') return 'appleProxy'
  const said = userAgent.slice(0, mostCharacters)
  if (said.includes('GoogleImageProxy')) return 'googleProxy'
  if (headless.test(said)) return 'headless'
  if (scanner.test(said)) return 'scanner'
  if (tool.test(said)) return 'tool'
  // isbot takes every mail program for a bot, because it is no browser.
  return said.startsWith('Mozilla/5.0 (') && isbot(said) ? 'scanner' : 'program'
}

// Of Android's tablets some say "Tablet" and all of them leave out "Mobile". A Mac that can be touched is an iPad, and does not say so.
const tablet = /ipad|tablet|kindle|silk\/|playbook|android(?!.*\bmobile\b)/i
const phone = /iphone|ipod|\bmobile\b|windows phone|blackberry|bb10/i
const computer = /windows nt|macintosh|mac os x|x11|linux|cros |thunderbird|ms-office|microsoft outlook/i

/** What a person reads on, as far as the program says it. */
export function deviceKind(userAgent: string): 'phone' | 'tablet' | 'computer' | undefined {
  const said = userAgent.slice(0, mostCharacters)
  if (tablet.test(said)) return 'tablet'
  if (phone.test(said)) return 'phone'
  return computer.test(said) ? 'computer' : undefined
}

/** A browser or a gateway wants to know what is there, and nobody has asked for it. */
export function looksAhead(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return purposes.some((purpose) => /prefetch|preview|prerender/i.test(`${purpose ?? ''}`))
}
