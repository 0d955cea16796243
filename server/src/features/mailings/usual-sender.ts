import type { Account, Look } from '../accounts/index.ts'
import { asSenderName } from './sender-name.rules.ts'
import { type FormerSender, findLastSender, findVerifiedDomain } from './usual-sender.store.ts'

/** The account's own; else whoever its last mailing came from; a first one proposes an address on a domain that vouches for us. */
export async function usualSender({
  reader,
  account,
}: Pick<Look<Account>, 'reader' | 'account'>): Promise<FormerSender> {
  const { defaultSenderName: name, defaultSenderEmail: email } = account
  if (name !== null && email !== null) return { senderName: name, senderEmail: email, replyTo: null }
  const [last, domain] = await Promise.all([findLastSender(reader), findVerifiedDomain(reader)])
  const senderEmail = domain === undefined ? '' : `newsletter@${domain}`
  return last ?? { senderName: asSenderName(account.name), senderEmail, replyTo: null }
}
