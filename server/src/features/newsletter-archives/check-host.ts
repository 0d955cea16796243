import type { Resolver } from 'node:dns/promises'
import type { Clock } from '../../platform/clock/clock.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { isPublicAddress } from '../../platform/net/public-address.ts'
import { type Act, actTime, type Look } from '../accounts/index.ts'
import { askDns } from '../sender-domains/index.ts'
import { hostRefusals } from './host.refusals.ts'
import {
  type ArchiveHost,
  type HostAnswers,
  type HostCheck,
  isProven,
  judgeHost,
  noHostAnswers,
  ownerRecord,
} from './host.rules.ts'
import { findHost, isTakenHost, saveVerdict } from './host.store.ts'

type HostAct = Pick<Act, 'tx' | 'clock'>

/** One account, entered as often as needed: no transaction stays open while the DNS is asked. */
export interface HostCheckSteps {
  look<T>(work: (look: Pick<Look, 'reader'>) => Promise<T>): Promise<T>
  act<T>(work: (act: HostAct) => Promise<T>): Promise<T>
  /** Told in the same transaction when the archive is read there from now on, or no more. */
  changed?(act: HostAct, changes: { host: [string, string]; isProven: [boolean, boolean] }): Promise<void>
  resolver: Resolver
  clock: Clock
  /** The name that hosts of customers lead to. */
  target: string
}

/** Compares the DNS with what the host needs. With the first answer that is not as it should be, or a day without any, it is served no more. */
export async function checkHost(steps: HostCheckSteps, channelId: number): Promise<ArchiveHost> {
  const { look, resolver, target, clock } = steps
  const claim = await look(({ reader }) => findHost(reader, channelId))
  if (!claim) throw hostRefusals.archive_host_not_found({ channelId })
  const answers = await readHostRecords(resolver, claim, target).catch((error) => {
    if (!isSilentTooLong(claim, clock)) throw error
    return noHostAnswers
  })
  const checks = judgeHost(claim, target, answers)
  const right = isProven(checks)
  try {
    return await keep(steps, claim, { checks, isProven: right, isTaken: false })
  } catch (error) {
    // The database lets one archive alone have it.
    if (!isTakenHost(error)) throw error
    return keep(steps, claim, { checks, isProven: false, isTaken: true })
  }
}

const patienceMs = 24 * 3_600_000

/** What has not been answered for so long is not there for readers either, who still find the archive at our address. */
function isSilentTooLong({ checkedAt }: ArchiveHost, clock: Clock): boolean {
  return checkedAt !== null && checkedAt < timestamp(clock.now().getTime() - patienceMs)
}

interface Verdict {
  checks: HostCheck[]
  isProven: boolean
  isTaken: boolean
}

function keep({ act, changed }: HostCheckSteps, claim: ArchiveHost, verdict: Verdict): Promise<ArchiveHost> {
  const { channelId, token, host } = claim
  return act(async (at) => {
    const before = await findHost(at.tx, channelId)
    if (!before) throw hostRefusals.archive_host_not_found({ channelId })
    // Another host was named meanwhile: the answers are not about it.
    if (before.token !== token) return before
    const after = await saveVerdict(at.tx, channelId, { ...verdict, now: actTime(at) })
    const isProven: [boolean, boolean] = [before.provenAt !== null, after.provenAt !== null]
    if (isProven[0] !== isProven[1]) await changed?.(at, { host: [host, host], isProven })
    return after
  })
}

/** What our name server says of names in our own network is for nobody outside. */
const inner = 'private address'

/** A server that does not answer is an error, never a missing record. */
async function readHostRecords(resolver: Resolver, { host, token }: ArchiveHost, target: string): Promise<HostAnswers> {
  const owner = ownerRecord({ host, token }).name
  const [texts, aliases, addresses, targetAddresses] = await Promise.all([
    askDns(owner, resolver.resolveTxt(owner)),
    askDns(host, resolver.resolveCname(host)),
    addressesOf(resolver, host),
    addressesOf(resolver, target),
  ])
  const isTold = (address: string) => isPublicAddress(address) || targetAddresses.includes(address)
  return {
    texts: texts.map((pieces) => pieces.join('').trim()),
    aliases,
    addresses: addresses.map((address) => (isTold(address) ? address : inner)),
    targetAddresses,
  }
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[]> {
  const [four, six] = await Promise.all([askDns(name, resolver.resolve4(name)), askDns(name, resolver.resolve6(name))])
  return [...four, ...six]
}
