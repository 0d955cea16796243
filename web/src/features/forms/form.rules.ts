import type { Form } from '../../api/records.ts'

export type FormContent = Pick<
  Form,
  'name' | 'channelIds' | 'fields' | 'frameOrigins' | 'groupId' | 'isOpen' | 'texts' | 'privacyUrl'
>

export function contentOf({
  name,
  channelIds,
  fields,
  frameOrigins,
  groupId,
  isOpen,
  texts,
  privacyUrl,
}: Form): FormContent {
  return { name, channelIds, fields, frameOrigins, groupId, isOpen, texts, privacyUrl }
}

/** Words to begin with, in the language of the account: its readers see them, not its users. */
export function firstTexts(language: string, sender: string): FormContent['texts'][string] {
  return language.startsWith('de')
    ? {
        title: 'Neues von uns',
        intro: 'Wenige Mails, und nur, was Sie angekreuzt haben.',
        consent: `Ja, ${sender} darf mir per E-Mail schicken, was ich ausgewählt habe, bis ich es beende. Ein Klick in jeder Mail genügt dafür.`,
        button: 'Anmelden',
      }
    : {
        title: 'News from us',
        intro: 'Few mails, and only what you ticked.',
        consent: `Yes, ${sender} may send me what I ticked by email until I say stop. One click in every mail is enough for that.`,
        button: 'Sign me up',
      }
}

interface Labels {
  email: string
  field: (name: string) => string
  channel: (id: number) => string
}

/** The form as a part of somebody's own website; ours asks once more, because it cannot know who shows it. */
export function snippetOf(form: FormContent, url: string, language: string, { email, field, channel }: Labels): string {
  const said = form.texts[language] ?? Object.values(form.texts)[0]
  const lines = [
    `<form action="${escaped(url)}" method="post">`,
    ...form.channelIds.map(
      (id) => `  <label><input name="channel" type="checkbox" value="${id}"> ${escaped(channel(id))}</label>`,
    ),
    `  <label>${escaped(email)} <input name="email" type="email" required></label>`,
    ...form.fields.map(
      ({ name, isRequired }) =>
        `  <label>${escaped(field(name))} <input name="${escaped(name)}"${isRequired ? ' required' : ''}></label>`,
    ),
    `  <label><input name="consent" type="checkbox" required> ${escaped(said?.consent ?? '')}</label>`,
    `  <a href="${escaped(form.privacyUrl)}">${escaped(form.privacyUrl)}</a>`,
    `  <button>${escaped(said?.button ?? '')}</button>`,
    '</form>',
  ]
  return lines.join('\n')
}

export function frameOf(url: string, title: string): string {
  return `<iframe src="${escaped(url)}" title="${escaped(title)}" width="100%" height="720" style="border:0"></iframe>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] as string)
}
