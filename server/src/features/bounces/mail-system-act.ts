import type { App } from '../../platform/app/app.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type BareAct, bareAct } from '../accounts/index.ts'

/** What a mail server says about a person, with the hash of its words as evidence. */
export function mailSystemAct(
  app: Pick<App, 'clock' | 'config' | 'secrets'>,
  tx: Tx,
  contentHashes: Record<string, string>,
): BareAct {
  const evidence = { by: 'person' as const, ip: null, userAgent: null, method: 'SMTP', contentHashes }
  return bareAct(app, tx, { actor: { kind: 'mailSystem' }, evidence })
}
