import type { Engine } from '../../platform/app/engine.ts'
import { SmtpConnection } from '../../platform/smtp/smtp-connection.ts'
import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { languageOf } from '../../platform/text/language.rules.ts'
import { assembleSystemMail } from '../assembly/index.ts'
import { encodeQuotedPrintable } from '../rendering/index.ts'
import { addressOfLink } from './user-link.rules.ts'
import { writeUserMail } from './user-mail.rules.ts'
import { claimMail, type DueMail, endMail, postponeMail } from './user-mail.store.ts'
import { secondsUntilNext } from './user-mail-attempt.rules.ts'

type Parts = Pick<Engine, 'db' | 'config' | 'secrets' | 'log' | 'relay'>

/** Hands over what is due, one after the other on one connection; returns how many the relay has taken. */
export async function sendUserMails(engine: Parts): Promise<number> {
  let taken = 0
  let connection: SmtpConnection | undefined
  try {
    for (let mail = await claimMail(engine.db); mail; mail = await claimMail(engine.db)) {
      connection = connection?.usable ? connection : await connect(engine)
      const verdict = connection ? await transmit(engine, connection, mail) : unreachable
      await settle(engine, mail, verdict)
      if (verdict.kind === 'accepted') taken += 1
    }
  } finally {
    await connection?.quit()
  }
  return taken
}

const unreachable: SmtpVerdict = { kind: 'returned', fault: 'relay', reason: 'the relay cannot be reached' }

function connect({ relay }: Parts): Promise<SmtpConnection | undefined> {
  return SmtpConnection.open(relay).catch(() => undefined)
}

function transmit(
  { config, secrets }: Parts,
  connection: SmtpConnection,
  { id, kind, email, languageIso, linkId, matter, createdMs }: DueMail,
): Promise<SmtpVerdict> {
  const language = languageOf(languageIso)
  const address = addressOfLink({ secrets, appUrl: config.APP_URL }, { kind, linkId, matter })
  const { subject, html, text } = writeUserMail({ kind, language, matter }, address)
  const mail = assembleSystemMail({
    senderName: 'Postrider',
    senderEmail: config.USER_MAIL_FROM ?? `no-reply@${config.BOUNCE_DOMAIN}`,
    recipientEmail: email,
    // Says nothing of the link: it is made of the same name, but not by the same key.
    messageName: `user.${secrets.hmac('user mail', linkId).toString('hex', 0, 16)}.${id}`,
    date: new Date(createdMs),
    languageIso: language,
    rendered: { subject, html: encodeQuotedPrintable(html), text: encodeQuotedPrintable(text) },
  })
  return connection.transmit(mail, { permit: Promise.resolve(true) })
}

/** What the relay may have is sent again under the same name: a link that comes twice still opens once. */
async function settle({ db, log }: Parts, { id, kind, attempts }: DueMail, verdict: SmtpVerdict): Promise<void> {
  const seconds = secondsUntilNext(verdict, attempts)
  if (seconds !== null) {
    log.warn({ userMail: id, kind, attempts, verdict: verdict.kind }, 'a mail to a user has to wait')
    return postponeMail(db, id, seconds)
  }
  if (verdict.kind !== 'accepted')
    log.error({ userMail: id, kind, verdict: verdict.kind }, 'a mail to a user was refused for good')
  await endMail(db, id)
}
