import type { LetterTheme } from './letter-topics.rules.ts'

export const colours: Record<LetterTheme, { ground: string; ink: string }> = {
  travel: { ground: '#dcebf0', ink: '#0b5a73' },
  books: { ground: '#f3e6d6', ink: '#8a3b1c' },
}

/** By hand, as many do it: a heading on a ground of the house's colour, and one column that every mail program shows. */
export function dressed(about: LetterTheme, heading: string, paragraphs: readonly string[]): string {
  const { ground, ink } = colours[about]
  const serif = "font-family:Georgia,'Times New Roman',serif"
  const rows = paragraphs.map((text) => `<p style="margin:0 0 18px">${text}</p>`)
  return `<div style="max-width:600px;margin:0 auto;background:#ffffff;color:#2a2825;font-size:17px;line-height:1.6;${serif}">
<h1 style="margin:0;padding:44px 32px;background:${ground};color:${ink};font-size:34px;line-height:1.2;font-weight:normal;${serif}">${heading}</h1>
<div style="padding:32px 32px 14px">
${rows.join('\n')}
</div>
</div>`
}
