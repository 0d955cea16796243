import type { App } from '../../platform/app/app.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import { bareAct, findAccount, type Role } from '../accounts/index.ts'
import { recordAct } from '../audit/index.ts'
import {
  type Circumstances,
  insertMembership,
  insertSubject,
  insertUserWithoutPassword,
  nameUser,
  type Subject,
  takeInvitation,
} from '../users/index.ts'
import type { Admission, Joining } from './admission.rules.ts'
import { nameCompanyEmail } from './known-person.store.ts'
import type { CompanyPerson } from './person.rules.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>
type Join = Extract<Admission, { kind: 'join' }>

/** Somebody becomes a member by an invitation or the domain of their email. Null when it is not good any more. */
export async function joinByCompany(
  app: Parts,
  { person, subject }: { person: CompanyPerson; subject: Subject },
  admission: Join,
  from: Pick<Circumstances, 'address' | 'requestId'>,
): Promise<number | null> {
  try {
    return await app.db.transaction(admission.joinings[0] as Joining, async (tx) => {
      nameCompanyEmail(tx, person.emailKey)
      const languageIso = person.languageIso ?? admission.joinings[0]?.languageIso ?? (await languageHere(tx))
      const userId = await userOf(tx, admission.userId, { ...person, languageIso })
      if (admission.mustLink && !(await insertSubject(tx, userId, subject))) throw notAnyMore
      for (const joining of admission.joinings) await join(app, entered(tx, joining), { userId, joining, from })
      return userId
    })
  } catch (error) {
    if (error === notAnyMore) return null
    throw error
  }
}

/** Of the account, for somebody whose own language nobody knows. */
async function languageHere(tx: Tx): Promise<Language> {
  return languageOf((await findAccount(tx))?.defaultLanguageIso ?? '')
}

/** Ends the transaction: somebody else was first, or the invitation was withdrawn. */
const notAnyMore = new Error('the way in is closed')

async function userOf(
  tx: Tx,
  known: number | null,
  person: Omit<CompanyPerson, 'languageIso'> & { languageIso: string },
): Promise<number> {
  if (known !== null) {
    tx.write(nameUser(known))
    return known
  }
  const made = await insertUserWithoutPassword(tx, person)
  if (made === undefined) throw notAnyMore
  return made
}

interface OneJoining {
  userId: number
  joining: Joining
  from: Pick<Circumstances, 'address' | 'requestId'>
}

async function join(app: Parts, tx: Tx, { userId, joining, from }: OneJoining): Promise<void> {
  const { invitationId } = joining
  // The invitation may have been replaced by another one meanwhile.
  const role: Role | undefined = invitationId === null ? joining.role : await takeInvitation(tx, invitationId)
  if (role === undefined || role === 'admin') throw notAnyMore
  await insertMembership(tx, { userId, role })
  const evidence = { by: 'request', requestId: from.requestId, peerAddress: from.address } as const
  const act = bareAct(app, tx, { actor: { kind: 'user', userId }, evidence })
  await recordAct(act, { act: 'companySignIn.join', objectId: userId, changes: { role: [null, role] } })
}
