/** With these a name could look like an address, or hide how it is written. */
const deceiving = /[@<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const allDeceiving = new RegExp(deceiving, 'gu')

export function isSenderName(name: string): boolean {
  return !deceiving.test(name)
}

/** What is left of a name that was typed for something else. */
export function asSenderName(name: string): string {
  return name.replace(allDeceiving, ' ').replaceAll(/\s+/g, ' ').trim() || 'Newsletter'
}

export const senderNameFault = {
  code: 'characters_invalid',
  sentence: 'A sender name has no @, < or > and no invisible characters.',
}
