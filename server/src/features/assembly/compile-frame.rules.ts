import { bodyHashOf, compileSigner, relaxed } from './dkim.rules.ts'
import {
  commonHeaders,
  type MailFrame,
  type PersonalParts,
  personalHeaders,
  personalNames,
} from './mail-headers.rules.ts'
import type { MailTokens } from './mail-tokens.rules.ts'
import { wireAddress, wireDomain } from './wire-address.rules.ts'

export interface AssembledMail {
  envelopeFrom: string
  envelopeTo: string
  /** Ends with a line end; no line begins with a dot, so the SMTP client adds nothing but the final dot. */
  data: Buffer
  messageIdHeader: string
}
export interface CompiledFrame {
  /** Fails with a `HeaderError` for an address or URL that a mail cannot carry. */
  assemble(parts: PersonalParts): Promise<AssembledMail>
}

/** Does once per run what is the same for every mail: most headers, the boundary, the signatures' tags. */
export function compileFrame(frame: MailFrame, tokens: MailTokens): CompiledFrame {
  // In quoted-printable text a hex digit or a line end follows each equals sign, so no content holds this boundary.
  const boundary = `=_alternative_${frame.date.getTime().toString(36)}`
  const common = commonHeaders(frame, boundary)
  const commonBlock = common.join('')
  const commonRelaxed = common.map(relaxed).join('')
  const returnPathDomain = wireDomain(frame.returnPathDomain)
  const messageIdDomain = wireDomain(frame.messageIdDomain)
  const signedNames = [...common.map((header) => header.slice(0, header.indexOf(':')).toLowerCase()), ...personalNames]
  const signatures = frame.signers.map((signer) => compileSigner(signer, signedNames, frame.date))
  const beforeText = `--${boundary}\r\n${partHead('plain')}`
  const beforeHtml = `\r\n--${boundary}\r\n${partHead('html')}`
  const afterHtml = `\r\n--${boundary}--\r\n`

  const sign = async (personal: readonly string[], body: string): Promise<string> => {
    const signed = commonRelaxed + personal.map(relaxed).join('')
    const bodyHash = bodyHashOf(body)
    return (await Promise.all(signatures.map((signature) => signature(signed, bodyHash)))).join('')
  }
  return {
    assemble: async (parts) => {
      const { key, rendered, generation = 1 } = parts
      const recipient = wireAddress(parts.recipientEmail)
      const messageId = messageIdOf(tokens, key, messageIdDomain, generation)
      const returnPath = tokens.encodeReturnPath(key)
      const personal = personalHeaders(frame, parts, {
        recipient,
        messageId,
        returnPathToken: returnPath.slice(2),
        unsubscribeAddress: () => `${tokens.encodeUnsubscribeAddress(key)}@${returnPathDomain}`,
      })
      const body = beforeText + rendered.text + beforeHtml + rendered.html + afterHtml
      const signature = signatures.length === 0 ? '' : await sign(personal, body)
      const data = `${signature}${commonBlock}${personal.join('')}\r\n${body}`
      return {
        envelopeFrom: `${returnPath}@${returnPathDomain}`,
        envelopeTo: recipient,
        data: Buffer.from(data, 'latin1'),
        messageIdHeader: messageId,
      }
    },
  }
}

/** The same over all attempts; `domain` as A-labels. */
export function messageIdOf(
  tokens: Pick<MailTokens, 'encodeMessageId'>,
  key: Parameters<MailTokens['encodeMessageId']>[0],
  domain: string,
  generation = 1,
): string {
  return `<${tokens.encodeMessageId(key)}.${generation}@${domain}>`
}

function partHead(subtype: 'plain' | 'html'): string {
  return `Content-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`
}
