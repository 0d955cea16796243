import { millisecondsOf, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { actTime, type BareAct } from '../accounts/index.ts'
import { takeMails as take } from './address-mail.store.ts'
import { capAddress } from './cap-address.ts'
import { type CappedKind, mailCaps } from './mail-cap.rules.ts'

/**
 * Counts a mail to each of the addresses, in their order. Null = it may be sent; otherwise the seconds until the next one
 * may. An address is known by a keyed hash alone, the same in every account, which outlives the person.
 */
export async function takeMails(
  act: Pick<BareAct, 'tx' | 'clock' | 'secrets'>,
  kind: CappedKind,
  emailKeys: readonly string[],
): Promise<(number | null)[]> {
  if (emailKeys.length === 0) return []
  const { windowMs, ...most } = mailCaps[kind]
  const now = act.clock.now().getTime()
  const fullSince = await take(act.tx, kind, {
    addresses: emailKeys.map((emailKey) => capAddress(act.secrets, act.tx.tenant, emailKey)),
    at: actTime(act),
    since: timestamp(new Date(now - windowMs)),
    ...most,
  })
  return fullSince.map((since) => since && Math.max(1, Math.ceil((millisecondsOf(since) + windowMs - now) / 1000)))
}

/** The same for one address. */
export async function takeMail(
  act: Pick<BareAct, 'tx' | 'clock' | 'secrets'>,
  kind: CappedKind,
  emailKey: string,
): Promise<number | null> {
  const [wait = null] = await takeMails(act, kind, [emailKey])
  return wait
}
