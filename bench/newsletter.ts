export const newsletterSubject = 'Neues für {{V:2:Sie}} aus {{V:4:Ihrer Stadt}}'
/** How many fields of a person a newsletter reads beside the eight of its base data. */
export const fieldCount = 12

const links = 30
const htmlBytes = 30 * 1024
const sentence = 'Diese Woche haben wir für Sie ausgesucht, was zum Wetter passt: warm, leicht und schön verarbeitet. '

/** A newsletter of 30 KB with 20 variables and 30 links. */
export function newsletterHtml(fieldIds: readonly number[]): string {
  const fields = fieldIds.map((id) => `<li>Ihr Merkmal: {{C:${id}:noch unbekannt}}</li>`).join('\n')
  const offers = Array.from({ length: links }, (_, i) => offer(i + 1)).join('\n')
  const start = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Neuigkeiten</title></head>
<body style="margin:0;background:#f4f4f4;font-family:Helvetica,Arial,sans-serif">
<h1>{{V:1:Guten Tag}} {{V:8:}} {{V:2:}} {{V:3:}}</h1><p>{{V:6:Sehr geehrte Damen und Herren}}, aus {{V:4:der Stadt}}, {{V:5:}} Jahre, {{V:7:}}</p>
<ul>${fields}</ul><table role="presentation" width="600" cellpadding="0" cellspacing="0">
${offers}
</table>`
  const end = '</body></html>'
  return `${start}${filler(htmlBytes - Buffer.byteLength(start) - Buffer.byteLength(end))}${end}`
}

function offer(number: number): string {
  const cell = 'padding:12px 24px;border-bottom:1px solid #dddddd;color:#333333;font-size:15px;line-height:22px'
  const button = 'display:inline-block;padding:10px 18px;background:#00639a;color:#ffffff;text-decoration:none'
  return `<tr><td style="${cell}"><h2 style="margin:0 0 8px;font-size:18px">Angebot ${number}</h2><p>${sentence}</p>
<a style="${button}" href="https://shop.example/angebote/${number}?woche=32&amp;platz=${number}">Ansehen</a></td></tr>`
}

function filler(bytes: number): string {
  const row = `<div style="height:1px;line-height:1px;font-size:1px;background:#eeeeee;margin:0 24px 8px 24px"></div>\n`
  return row.repeat(Math.max(0, Math.ceil(bytes / row.length)))
}
