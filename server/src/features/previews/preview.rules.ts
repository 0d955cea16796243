/** So long somebody can open the address of a preview; the application asks for a new one before. */
const previewMinutes = 10

export function isOver(issuedAt: Date, now: Date): boolean {
  return now.getTime() - issuedAt.getTime() >= previewMinutes * 60_000
}

export function endOf(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + previewMinutes * 60_000)
}
