import { problemWords } from '../../server/src/processes/problem-words.ts'
import { faultSentences, refusalCodes } from '../../server/src/processes/refusals.ts'

/** docs/reference/errors.md */
export function errorReference(): string {
  // Codes without words are of refusals that the API never gives: those of the command line and of the screens.
  const codes = [...refusalCodes.values()]
    .filter(({ code }) => problemWords[code])
    .sort((a, b) => a.status - b.status)
    .map(({ code, status, title }) => `| ${status} | \`${code}\` | ${title} | ${problemWords[code]} |`)
  const fields = Object.entries(faultSentences).map(([code, detail]) => `| \`${code}\` | ${detail} |`)
  return `# Errors

<!-- Generated from the tables of refusals that server/src/processes/refusals.ts lists, by \`npm run generate\`. -->

Every answer of 400 and above is a problem document (RFC 9457) with the media type \`application/problem+json\`.
Rely on \`code\`; texts may be reworded. \`instance\` carries the request id, which also stands in \`X-Request-Id\`.
The address in \`type\` opens without a key, as a page in a browser and as JSON for programs.

| Status | Code | Title | What helps |
|---|---|---|---|
${codes.join('\n')}

## Codes of single values

A \`validation_failed\` answer lists every fault in \`errors[]\`, each with a \`pointer\` into the body or the name of a
query \`parameter\`.

| Code | Meaning |
|---|---|
${fields.join('\n')}
`
}
