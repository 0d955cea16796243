import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Config } from '../../platform/config/config.ts'
import { type FileStore, folderStore } from '../../platform/files/file-store.ts'
import type { ChainEnd } from './chain.rules.ts'
import { headKey } from './chain-keys.ts'
import { headFileName, headText, isHeadOf, readHead, type SignedHead, type WhichChain } from './signed-head.rules.ts'

type HeadConfig = Pick<Config, 'LEDGER_HEADS_FOLDER'>

function headStore({ LEDGER_HEADS_FOLDER }: HeadConfig): FileStore {
  return folderStore(LEDGER_HEADS_FOLDER)
}

/** One head for each day on which the chain has grown; what a day has already is never written again. */
export async function keepHead(
  { config, secrets, clock }: Pick<App, 'secrets' | 'clock'> & { config: HeadConfig },
  which: WhichChain,
  end: ChainEnd,
): Promise<boolean> {
  const store = headStore(config)
  const takenAt = timestamp(clock.now())
  const name = headFileName(which, takenAt)
  const last = (await store.list(`${which.accountId}`)).findLast((known) => isHeadOf(which, known))
  if (last !== undefined && last >= name) return false
  const keyed = headKey({ secrets }, which)
  const before = last === undefined ? null : readHead(`${await store.get(last)}`, keyed)
  if (end.seq === (before?.seq ?? 0)) return false
  await store.put(name, Buffer.from(headText({ ...end, takenAt }, keyed)))
  return true
}

export interface KeptHeads {
  /** The oldest first. */
  heads: SignedHead[]
  /** Names of files that nobody signed here. */
  unsigned: string[]
}

export async function readHeads(
  { config, secrets }: Pick<App, 'secrets'> & { config: HeadConfig },
  which: WhichChain,
): Promise<KeptHeads> {
  const store = headStore(config)
  const kept: KeptHeads = { heads: [], unsigned: [] }
  for (const name of await store.list(`${which.accountId}`)) {
    if (!isHeadOf(which, name)) continue
    const head = readHead(`${await store.get(name)}`, headKey({ secrets }, which))
    if (head) kept.heads.push(head)
    else kept.unsigned.push(name)
  }
  return kept
}

/** Of an account that has ended nothing is left. */
export function removeHeadsOf(config: HeadConfig, accountId: number): Promise<void> {
  return headStore(config).removeAll(`${accountId}`)
}
