import sql from 'sql-template-tag'
import { millisecondsOf } from '../../platform/clock/timestamp.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { languageOf } from '../../platform/text/language.rules.ts'
import { type Act, lockAccount, type Role } from '../accounts/index.ts'
import { listEntries } from '../audit/index.ts'
import { newLink, wantMail } from '../user-mails/index.ts'
import { deleteInvitation, type Invitation, isMember, listInvitations, saveInvitation } from './invitation.store.ts'
import { listMembers } from './member.store.ts'
import { userRefusals } from './user.refusals.ts'

export interface InvitationWish {
  email: string
  role: Role
  /** Of the mail. */
  languageIso: string
  /** Who invites, where it is no member of the account. */
  inviter?: string
}

const goodForMinutes = 7 * 24 * 60
const mostAnHour = 30

/** The mail is wanted in the same transaction. Asking again sends another link and voids the former. */
export async function inviteMember(act: Act, userId: number, wish: InvitationWish): Promise<Invitation> {
  const { tx, secrets } = act
  const address = parseEmail(wish.email, false)
  if (typeof address === 'string') throw userRefusals.email_unsuitable()
  await lockAccount(tx)
  if (await isMember(tx, address.emailKey)) throw userRefusals.already_member()
  if (await hasSentEnough(act)) throw userRefusals.invitations_too_many()
  const link = newLink(secrets, 'invitation')
  saveInvitation(tx, { ...address, ...wish, email: address.email, invitedBy: userId, goodForMinutes, ...link })
  const matter = JSON.stringify(await matterOf(act, userId, wish))
  tx.write(
    wantMail(
      { kind: 'invitation', linkId: link.linkId, goodForMinutes },
      sql`select ${address.email}::text as email, ${wish.languageIso}::text as language_iso, ${matter}::jsonb as matter`,
    ),
  )
  const invitations = await listInvitations(tx)
  return invitations.find(({ email }) => email === address.email) as Invitation
}

/** By the audit log: a mail that was sent again, or whose invitation was withdrawn, has reached somebody all the same. */
async function hasSentEnough({ tx, clock }: Act): Promise<boolean> {
  const sent = await listEntries(tx, { actor: null, act: 'invitations.create', before: null }, mostAnHour)
  const deciding = sent[mostAnHour - 1]
  return deciding !== undefined && clock.now().getTime() - millisecondsOf(deciding.at) < 60 * 60 * 1000
}

async function matterOf({ tx, account, clock }: Act, userId: number, wish: InvitationWish) {
  const { languageIso } = wish
  const members = await listMembers(tx)
  const inviter = wish.inviter ?? members.find((member) => member.userId === userId)?.name ?? account.name
  const expiresAt = new Intl.DateTimeFormat(languageOf(languageIso) === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: account.timeZone,
  }).format(clock.now().getTime() + goodForMinutes * 60_000)
  return { inviter, account: account.name, expiresAt }
}

/** The link of the mail opens nothing any more. */
export async function withdrawInvitation({ tx }: Act, id: number): Promise<void> {
  if (!(await deleteInvitation(tx, id))) throw userRefusals.invitation_not_found()
}
