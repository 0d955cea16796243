import { Table } from '@mantine/core'
import classes from './publishing.module.css'

interface Props<T extends string> {
  outcomes: readonly { accountId: number; name: string; outcome: T }[]
  label: string
  wordOf: (outcome: T) => string
}

/** What became of it, account by account. */
export function Outcomes<T extends string>({ outcomes, label, wordOf }: Props<T>) {
  return (
    <Table className={classes.outcomes} aria-label={label}>
      <Table.Tbody>
        {outcomes.map(({ accountId, name, outcome }) => (
          <Table.Tr key={accountId}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{wordOf(outcome)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
