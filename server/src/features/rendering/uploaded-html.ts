import type { ContentFault } from './content-faults.rules.ts'
import { cutHtml, type HtmlCut } from './cut-html.ts'

const mostBytes = 1_000_000

interface UploadedHtml {
  /** Without what mail must not carry; everything else as it came. */
  html: string
  /** What was taken out. */
  cuts: ContentFault[]
}

/** Takes in HTML that was written elsewhere; refused with the reason when it cannot be. */
export async function takeUploadedHtml(html: string, refuse: (reason: string) => Error): Promise<UploadedHtml> {
  if (Buffer.byteLength(html) > mostBytes) throw refuse('The HTML is larger than 1 MB. Leave pictures out of it.')
  const cleaned = await cutHtml(html)
  if (!cleaned) throw refuse('The HTML hides tags inside tags. Write it in one piece.')
  return { html: cleaned.html, cuts: cleaned.cuts.map(cutAsFault) }
}

const names: Record<HtmlCut['kind'], string> = {
  script: 'A script was taken out; mail runs none',
  handler: 'A handler was taken out; mail runs no scripts',
  form: 'A part of a form was taken out; link to one instead',
  frame: 'A frame was taken out; mail shows none',
  refresh: 'A redirect was taken out',
  stylesheet: 'A stylesheet from elsewhere was taken out; write its rules into <style>',
  link: 'An address that runs or carries something was taken out',
  drawing: 'A drawing inside the HTML was taken out; use a picture',
  broken: 'A tag that cannot be read was taken out',
}

function cutAsFault({ kind, position, line, text }: HtmlCut): ContentFault {
  return { severity: 'warning', code: `cut_${kind}`, part: 'html', position, line, detail: `${names[kind]}: ${text}` }
}
