/** The two lists of a press: what was shown as ticked, and what came back ticked. */
export interface Press {
  had: readonly number[]
  ticked: readonly number[]
}

/**
 * Only what the person changed: a channel that was neither ticked nor touched stays as it is, even where a request to
 * confirm it is still waiting.
 */
export function changesOf({ had, ticked }: Press, offered: readonly number[]): { join: number[]; leave: number[] } {
  return {
    join: offered.filter((id) => ticked.includes(id) && !had.includes(id)),
    leave: offered.filter((id) => had.includes(id) && !ticked.includes(id)),
  }
}

/** Enough to know one's own address by, too little to learn somebody else's. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const shown = [...email.slice(0, at)].slice(0, at > 5 ? 3 : 1).join('')
  return `${shown}•••••${email.slice(at)}`
}

/** Those of the account, and the one the person has, each with its name in itself. */
export function languageChoices(languages: readonly string[], own: string | null): { iso: string; name: string }[] {
  const all = [...new Set([...languages, ...(own ? [own] : [])])]
  return all.length < 2 ? [] : all.map((iso) => ({ iso, name: nameOf(iso) }))
}

function nameOf(iso: string): string {
  const name = new Intl.DisplayNames([iso], { type: 'language', fallback: 'code' }).of(iso) ?? iso
  return name.charAt(0).toLocaleUpperCase(iso) + name.slice(1)
}
