interface Envelope {
  envelopeFrom: string
  envelopeTo: string
}

const outsideAscii = /[^\x20-\x7e]/
// A line end would begin a command of its own, an angle bracket end the path.
const outsidePaths = /[\p{Cc}<>]/u

/** Why the relay cannot be given these addresses; undefined when it can. */
export function addressObstacle({ envelopeFrom, envelopeTo }: Envelope, smtpUtf8: boolean): string | undefined {
  const addresses = envelopeFrom + envelopeTo
  if (envelopeTo === '' || outsidePaths.test(addresses)) return 'an address that no envelope can carry'
  if (!smtpUtf8 && outsideAscii.test(addresses)) return 'the relay takes ASCII addresses only'
  return undefined
}

/** No SIZE: a mail that is too large must be refused at its dot, for a refused MAIL is read as a refused sender. */
export function mailCommand({ envelopeFrom, envelopeTo }: Envelope): string {
  const utf8 = outsideAscii.test(envelopeFrom) || outsideAscii.test(envelopeTo)
  return utf8 ? `MAIL FROM:<${envelopeFrom}> SMTPUTF8\r\n` : `MAIL FROM:<${envelopeFrom}>\r\n`
}

export function rcptCommand({ envelopeTo }: Envelope): string {
  return `RCPT TO:<${envelopeTo}>\r\n`
}
