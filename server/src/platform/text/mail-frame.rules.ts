interface FramedMail {
  language: string
  /** All of these are HTML. */
  title: string
  /** A colour. */
  brand: string
  sender: string
  matter: string
  notice: string
}

const fonts = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
export const mailInk = '#1c1b19'
export const mailSoftInk = '#57554f'

/**
 * A card under a line in the colour of the sender, with a notice below it. Colours stand in the tags, for programs that
 * read no style sheet; those for the dark stand above them all.
 */
export function frameMail({ language, title, brand, sender, matter, notice }: FramedMail): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
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
<div role="article" aria-roledescription="email" aria-label="${title}" lang="${language}">
<table ${table} width="100%" class="ground" bgcolor="#f3f2ee"><tr><td align="center" style="padding:24px 8px 32px">
<table ${table} width="560" style="width:100%;max-width:560px;table-layout:fixed">
<tr><td bgcolor="${brand}" height="4" style="height:4px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td class="card in" bgcolor="#ffffff" style="padding:32px 44px 36px;${fonts}">
<p class="soft" style="margin:0 0 24px;font-size:15px;line-height:22px;font-weight:600;color:${mailSoftInk}">${sender}</p>
${matter}
</td></tr>
<tr><td class="in" style="padding:20px 44px 0;${fonts}">
${notice}
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`
}

/** The one thing to do. */
export function mailButton(
  address: string,
  words: string,
  { brand, onBrand }: { brand: string; onBrand: string },
): string {
  return `<table ${table} style="margin:0 0 28px"><tr><td bgcolor="${brand}" style="border:1px solid #8a877e;border-radius:8px"><a href="${address}" style="display:inline-block;padding:13px 27px;text-align:center;font-size:17px;line-height:24px;font-weight:600;text-decoration:none;color:${onBrand}">${words}</a></td></tr></table>`
}

export function mailHeading(words: string, colour: string): string {
  return `<h1 class="text" style="margin:0 0 16px;font-size:25px;line-height:32px;font-weight:600;overflow-wrap:anywhere${withColour(colour)}">${words}</h1>`
}

/** For programs that show no button. */
export function mailLink(words: string, address: string, colour: string): string {
  return `${words}<br><a href="${address}" style="word-break:break-all${withColour(colour)}">${address}</a>`
}

/** An empty colour leaves it to what is around the paragraph. */
export function mailParagraph(name: 'text' | 'soft', size: number, height: number, colour: string) {
  return (content: string, margin: string) =>
    `<p class="${name}" style="margin:${margin};font-size:${size}px;line-height:${height}px;overflow-wrap:anywhere${withColour(colour)}">${content}</p>`
}

function withColour(colour: string): string {
  return colour && `;color:${colour}`
}
