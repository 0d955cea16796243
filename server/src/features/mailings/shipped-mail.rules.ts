import { languageOf } from '../../platform/text/language.rules.ts'
import { type MatterType, matterLinks } from './mailing.rules.ts'
import { type ShippedTexts, shippedTexts } from './shipped-texts.rules.ts'

export interface ShippedMail {
  subject: string
  html: string
  plainText: string
}

interface Words extends ShippedTexts {
  /** Where the button leads. */
  address: string
}

/**
 * What an opt-in or opt-out mailing says until somebody writes something of their own. In a theme of the customer it
 * brings its paragraphs alone, without colours, so that they take on those around them.
 */
export function shippedMail(type: MatterType, languageIso: string, { isThemed }: { isThemed: boolean }): ShippedMail {
  const language = languageOf(languageIso)
  const texts = { ...shippedTexts[type][language], address: `{${matterLinks[type]}}` }
  return {
    // The person sees the sender beside it; lists of mails show it as it stands here.
    subject: texts.title,
    html: isThemed ? `${matter(texts, '')}\n${notice(texts, '')}` : page(language, texts),
    plainText: plainText(texts),
  }
}

const fonts = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Colours stand in the tags, for programs that read no style sheet; those for the dark stand above them all. */
function page(language: string, texts: Words): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${texts.title}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .in { padding-left: 24px !important; padding-right: 24px !important } }
@media (prefers-color-scheme: dark) {
  .ground { background: #131312 !important }
  .card { background: #1d1d1b !important }
  .text { color: #f3f2ee !important }
  .soft, .soft a { color: #b9b6ae !important }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f2ee;-webkit-text-size-adjust:100%">
<div role="article" aria-roledescription="email" aria-label="${texts.title}" lang="${language}">
<table ${table} width="100%" class="ground" bgcolor="#f3f2ee"><tr><td align="center" style="padding:24px 8px 32px">
<table ${table} width="560" style="width:100%;max-width:560px;table-layout:fixed">
<tr><td bgcolor="{brandColour}" height="4" style="height:4px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="card in" bgcolor="#ffffff" style="padding:32px 44px 36px;${fonts}">
<p class="soft" style="margin:0 0 24px;font-size:15px;line-height:22px;font-weight:600;color:#57554f">{senderName}</p>
${matter(texts, '#1c1b19')}
</td></tr>
<tr><td class="in" style="padding:20px 44px 0;${fonts}">
${notice(texts, '#57554f')}
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`
}

/** What it is about, since when, and the one thing to do about it. */
function matter(texts: Words, colour: string): string {
  const text = paragraph('text', '17px', '27px', colour)
  const small = paragraph('soft', '14px', '21px', colour && '#57554f')
  return `<h1 class="text" style="margin:0 0 16px;font-size:25px;line-height:32px;font-weight:600${withColour(colour)}">${texts.title}</h1>
${text(texts.intro, '0 0 20px')}
${small(texts.topics, '0')}
${text('<strong>{channels}</strong>', '0 0 12px')}
${small(texts.time, '0')}
${text('{requestedAt}', '0 0 28px')}
<table ${table} style="margin:0 0 28px"><tr><td bgcolor="{brandColour}" style="border:1px solid #8a877e;border-radius:8px"><a href="${texts.address}" style="display:inline-block;padding:13px 27px;text-align:center;font-size:17px;line-height:24px;font-weight:600;text-decoration:none;color:{onBrandColour}">${texts.button}</a></td></tr></table>
${text(texts.otherwise, '0 0 20px')}
${small(`${texts.link}<br><a href="${texts.address}" style="word-break:break-all${withColour(colour && '#57554f')}">${texts.address}</a>`, '0')}`
}

function notice(texts: Words, colour: string): string {
  const small = paragraph('soft', '13px', '20px', colour)
  return `${small(texts.reason, '0 0 8px')}\n${small('{legalNotice}', '0')}`
}

function paragraph(name: string, size: string, height: string, colour: string) {
  return (content: string, margin: string) =>
    `<p class="${name}" style="margin:${margin};font-size:${size};line-height:${height};overflow-wrap:anywhere${withColour(colour)}">${content}</p>`
}

function withColour(colour: string): string {
  return colour && `;color:${colour}`
}

function plainText({ title, intro, topics, time, button, address, otherwise, reason }: Words): string {
  return [
    '{senderName}',
    `${title}\n${'='.repeat(title.length)}`,
    intro,
    `${topics}: {channels}\n${time}: {requestedAt}`,
    `${button}:\n${address}`,
    otherwise,
    `-- \n${reason}\n{legalNotice}\n`,
  ].join('\n\n')
}
