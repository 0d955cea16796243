/** What the ledger calls a relay. */
export function relayName({ host, port }: { host: string; port: number }): string {
  return `${host}:${port}`
}
