/** With these a name could look like an address, or hide how it is written. */
const deceiving = /[@<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

export function isSenderName(name: string): boolean {
  return !deceiving.test(name)
}

export const senderNameFault = {
  code: 'characters_invalid',
  sentence: 'A sender name has no @, < or > and no invisible characters.',
}
