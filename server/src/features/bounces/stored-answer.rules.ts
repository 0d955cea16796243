import { withoutAddresses } from '../../platform/text/without-addresses.rules.ts'
import type { RemoteReply } from './classify-reply.rules.ts'

const longest = 1000

/**
 * What is kept of an answer: everything its class depends on, in the form `readReply` takes, and no address. Reading it
 * again later must give what was read the first time.
 */
export function storedAnswer({ code, enhanced, text }: RemoteReply, host?: string): string {
  const words = withoutAddresses(text)
  const [prefix = '', rest = words] = code === null ? [] : [words.slice(0, 4), words.slice(4)]
  const named = enhanced === null || rest.startsWith(enhanced) || text.includes(`#${enhanced}`)
  const answer = named ? words : `${code === null ? '' : `${prefix.slice(0, 3)} `}${enhanced} ${rest}`.trim()
  return `${host ? `host ${host} said: ` : ''}${answer}`
    .slice(0, longest)
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
}
