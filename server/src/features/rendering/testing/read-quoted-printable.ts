/** Decodes quoted-printable text and refuses every line that a sender or a signature could stumble over. */
export function readQuotedPrintable(encoded: string): string {
  for (const fault of findLineFaults(encoded)) throw new Error(fault)
  const bytes = encoded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(bytes, 'latin1'))
}

function findLineFaults(encoded: string): string[] {
  const faults: [boolean, string][] = [
    [/[^\r\n\x20-\x7e]/.test(encoded), 'a character outside printable ASCII'],
    [/\r(?!\n)|(?<!\r)\n/.test(encoded), 'a bare CR or LF'],
    [/=(?!\r\n|[0-9A-F]{2})/.test(encoded), 'an equals sign that encodes nothing'],
    [/=\r\n$/.test(encoded), 'a soft break at the end'],
    [/ {2}/.test(encoded), 'two blanks in a row'],
    [encoded.split('\r\n').some((line) => line.length > 76), 'a line over 76 characters'],
    [encoded.split('\r\n').some((line) => line.startsWith('.')), 'a dot at the start of a line'],
    [encoded.split('\r\n').some((line) => line.endsWith(' ')), 'a blank at the end of a line'],
  ]
  return faults.filter(([isFaulty]) => isFaulty).map(([, fault]) => `${fault}: ${JSON.stringify(encoded)}`)
}
