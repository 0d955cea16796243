/** What is known of a person, in one account or in several. */
export interface PersonFiles {
  json: string
  csv: string
}

/** One file of several: the columns are the same, and each row names its account. */
export function joinedFiles(files: readonly PersonFiles[]): PersonFiles {
  const found = files.flatMap(({ json }) => JSON.parse(json) as unknown[])
  const [first = '', ...others] = files.map(({ csv }) => csv)
  return {
    json: `${JSON.stringify(found, null, 2)}\n`,
    csv: [first, ...others.map((csv) => csv.slice(csv.indexOf('\n') + 1))].join(''),
  }
}

interface Known {
  id: number
  rights: readonly string[]
}

/** The accounts to ask besides the one somebody looks at; none = there is nothing to choose. */
export function othersToAsk(accountId: number, accounts: readonly Known[]): number[] {
  const asked = accounts.filter(({ rights }) => rights.includes('exportPersonEverywhere')).map(({ id }) => id)
  return asked.includes(accountId) ? asked.filter((id) => id !== accountId) : []
}
