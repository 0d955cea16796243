import { randomBytes } from 'node:crypto'
import { doors } from '../../doors.rules.ts'
import type { Act } from '../accounts/index.ts'
import { insertOptinMessage, type OptinMessage } from './optin-request.store.ts'
import { optinToken, optinTokenHash } from './optin-token.rules.ts'

/** Puts an opt-in mail on the ledger with a link of its own; the sending engine takes it from there. */
export function queueOptinMessage({ tx, secrets }: Pick<Act, 'tx' | 'secrets'>, message: OptinMessage): void {
  tx.knock(doors.priority)
  const nonce = randomBytes(16)
  insertOptinMessage(tx, message, { nonce, hash: optinTokenHash(optinToken(secrets, nonce)) })
}
