import { compileContent, type MailContent, type RenderedMail, type RenderSurroundings } from '../index.ts'
import type { RecipientData } from '../recipient-columns.rules.ts'
import { readQuotedPrintable } from './read-quoted-printable.ts'

export const systemLinks = ['unsubscribeLink', 'browserLink']

export function aContent(changes: Partial<MailContent> = {}): MailContent {
  return { subject: '', html: '', text: '', languageIso: 'de', placeholders: [], ...changes }
}

export function aRecipient(changes: Partial<RecipientData> = {}): RecipientData {
  return {
    email: 'anna@kunde.example',
    genderId: 2,
    firstname: 'Anna',
    lastname: 'Müller',
    city: 'Köln',
    salutation: 'Liebe Anna',
    birthday: '1980-05-17',
    customerFields: {},
    ...changes,
  }
}

/** Subscriber fields 11 to 16 have the data types 1 to 6; 21 to 26 belong to the account, 31 to 36 to the mailing. */
export function someSurroundings(changes: Partial<RenderSurroundings> = {}): RenderSurroundings {
  const fields: RenderSurroundings['fields'] = new Map(
    ([1, 2, 3] as const).flatMap((fieldType) =>
      ([1, 2, 3, 4, 5, 6] as const).map((type) => [10 * fieldType + type, { fieldType, type }] as const),
    ),
  )
  return { today: '2026-11-15', fields, accountValues: new Map(), mailingValues: new Map(), ...changes }
}

/** Compiles and renders in one go, with both parts decoded. */
export function renderOnce(
  content: Partial<MailContent>,
  recipient: RecipientData | null = aRecipient(),
  placeholders: Record<string, string> = {},
  surroundings: RenderSurroundings = someSurroundings(),
): RenderedMail {
  const { subject, html, text } = compileContent(aContent(content), surroundings, systemLinks).render(
    recipient,
    placeholders,
  )
  return { subject, html: readQuotedPrintable(html), text: readQuotedPrintable(text) }
}

export function renderHtml(html: string, recipient?: RecipientData | null): string {
  return renderOnce({ html }, recipient).html
}
