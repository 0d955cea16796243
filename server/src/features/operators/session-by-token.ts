import { hashOfToken, userRefusals } from '../users/index.ts'
import type { Desk } from './desk.ts'
import { findOperatorSession, type OperatorSession } from './operator-session.store.ts'

/** The session that has just begun. */
export async function sessionByToken(
  { operatorDb }: Pick<Desk, 'operatorDb'>,
  token: string,
): Promise<OperatorSession> {
  const session = await operatorDb.transaction((tx) => findOperatorSession(tx, hashOfToken(token)))
  if (!session) throw userRefusals.sign_in_failed()
  return session
}
