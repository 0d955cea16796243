import type { MailClass, MailFrame, PersonalParts } from '../index.ts'
import { ed25519Signer, rsaSigner } from './example-signers.ts'

/** The master secret of the example mails. */
export const exampleMaster = 'an example secret that no installation uses'

export const mailClasses: readonly MailClass[] = [
  'newsletter',
  'birthday',
  'welcome',
  'campaign',
  'optin',
  'optout',
  'trigger',
  'system',
]

export function aFrame(wishes: Partial<MailFrame> = {}): MailFrame {
  return {
    class: 'newsletter',
    senderName: 'Bücherei Nordlicht',
    senderEmail: 'post@kunde.example',
    replyTo: 'antwort@kunde.example',
    returnPathDomain: 'b.kunde.example',
    messageIdDomain: 'kunde.example',
    listId: { channel: 'neues', account: 'nordlicht' },
    listHelpUrl: 'https://mail.kunde.example/help',
    senderId: 'nordlicht',
    feedback: { mailing: 'm7q2', channel: 'c3xk', account: 'a9wd' },
    cfblAddress: 'fbl@b.kunde.example',
    languageIso: 'de',
    date: new Date('2026-03-02T08:30:00Z'),
    signers: [rsaSigner, ed25519Signer],
    ...wishes,
  }
}

export function aMail(wishes: Partial<PersonalParts> & { subject?: string } = {}): PersonalParts {
  const { subject = 'Frühling in der Bücherei', ...parts } = wishes
  return {
    key: { accountId: 12, runId: 345, messageId: 67_890 },
    recipientEmail: 'ada@empfang.example',
    rendered: {
      subject,
      text: 'Guten Tag Ada,\r\n\r\nder Fr=C3=BChling ist da.\r\n',
      html: '<p>Guten Tag Ada,</p>\r\n<p>der Fr=C3=BChling ist da.</p>',
    },
    unsubscribeUrl: `https://mail.kunde.example/unsubscribe?p=${'AQex4mpl3'.repeat(9)}`,
    ...parts,
  }
}
