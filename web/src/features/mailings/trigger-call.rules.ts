export interface ShownCall {
  apiUrl: string
  triggerTypeId: number
  language: string
  placeholders: readonly { name: string; exampleValue: string }[]
}

/** The same call for a shell and for a program, filled with the example values. */
export function callsFor({ apiUrl, triggerTypeId, language, placeholders }: ShownCall): Record<string, string> {
  const values = Object.fromEntries(placeholders.map(({ name, exampleValue }) => [name, exampleValue]))
  const body = { triggerTypeId, language, receiver: { email: 'ida.kestrel@example.com', placeholders: values } }
  const json = JSON.stringify(body, null, 2)
  const url = `${apiUrl}/mailings/singleTrigger`
  return {
    // A single quote would end the shell's text.
    curl: `curl ${url} \\\n  -u 'postrider:YOUR-KEY' -H 'content-type: application/json' \\\n  -d '${json.replaceAll("'", "'\\''")}'`,
    TypeScript: [
      `const answer = await fetch('${url}', {`,
      "  method: 'POST',",
      '  headers: {',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is shown, not filled
      "    authorization: `Basic ${btoa('postrider:YOUR-KEY')}`,",
      "    'content-type': 'application/json',",
      '  },',
      `  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),`,
      '})',
    ].join('\n'),
  }
}
