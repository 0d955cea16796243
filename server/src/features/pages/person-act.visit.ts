import type { Tx } from '../../platform/db/database.ts'
import type { PageRequest } from '../../platform/http/page.ts'
import { type BareAct, bareAct } from '../accounts/index.ts'
import type { PagesApp } from './pages-app.ts'

/** What the person does on a page of ours, with what the request tells of the browser. */
export function personAct(
  app: PagesApp,
  tx: Tx,
  request: PageRequest,
  contentHashes: Record<string, string> = {},
): BareAct {
  const { clientAddress: ip, headers, method } = request
  const evidence = { by: 'person' as const, ip, userAgent: headers['user-agent'] ?? null, method, contentHashes }
  return bareAct(app, tx, { actor: { kind: 'person' }, evidence })
}
