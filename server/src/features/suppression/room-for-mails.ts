import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { recentMails } from './address-mail.store.ts'
import { capAddress } from './cap-address.ts'
import { type CappedKind, mailCaps, waitsOf } from './mail-cap.rules.ts'

/** For each mail, in their order, null or the seconds until it may leave. Nothing is counted: that is done when it leaves. */
export async function secondsUntilRoom(
  { clock, secrets }: Pick<App, 'clock' | 'secrets'>,
  reader: Reader,
  kind: CappedKind,
  emailKeys: readonly string[],
): Promise<(number | null)[]> {
  const names = emailKeys.map((emailKey) => capAddress(secrets, reader.tenant, emailKey))
  const mails = Map.groupBy(names.keys(), (i) => (names[i] as Buffer).toString('base64'))
  const addresses = [...mails.values()].map(([first]) => names[first as number] as Buffer)
  const recent = await recentMails(reader, kind, { addresses, now: timestamp(clock.now()) })
  const waits = new Array<number | null>(names.length).fill(null)
  for (const [n, places] of [...mails.values()].entries()) {
    const found = recent[n]
    if (!found) continue
    for (const [k, wait] of waitsOf(places.length, found, mailCaps[kind]).entries()) waits[places[k] as number] = wait
  }
  return waits
}
