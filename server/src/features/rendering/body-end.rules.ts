export interface FooterLink {
  text: string
  link: string
  placeholder: string
}

/** A small line with a link that the service fills in for each reader. */
export function withFooterLink(html: string, { text, link, placeholder }: FooterLink): string {
  return beforeBodyEnd(html, `<p style="font-size:12px">${text} <a href="{${placeholder}}">${link}</a></p>`)
}

/** Puts something at the end of what a mail shows, inside its body where there is one. */
export function beforeBodyEnd(html: string, addition: string): string {
  const end = html.toLowerCase().lastIndexOf('</body>')
  return end < 0 ? `${html}\n${addition}` : `${html.slice(0, end)}${addition}\n${html.slice(end)}`
}
