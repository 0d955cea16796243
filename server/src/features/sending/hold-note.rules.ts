/** Notes that senders leave on a run they hold; who reads them knows the words by the same file. */
export function domainNote(domain: string): string {
  return `the sender domain ${domain} has not passed its DNS check`
}

export function refusedSenderNote({ code, text }: { code: number; text: string }): string {
  return `the relay refuses the sender: ${code} ${text}`.slice(0, 300)
}

/** The same for a query. */
export const domainNoteLike = domainNote('%')

const domainWords = /^the sender domain (.+) has not passed its DNS check$/
const refusedWords = /^the relay refuses the sender: (.+)$/s

/** What a note is about; undefined = no sender wrote it. */
export function readHoldNote(note: string): { kind: 'domain' | 'refusedSender'; detail: string } | undefined {
  const domain = domainWords.exec(note)?.[1]
  if (domain) return { kind: 'domain', detail: domain }
  const reply = refusedWords.exec(note)?.[1]
  return reply ? { kind: 'refusedSender', detail: reply } : undefined
}
