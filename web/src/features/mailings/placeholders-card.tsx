import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { StandingMailing } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import type { CardProps } from './content-card.tsx'
import classes from './mailing.module.css'
import { MailingCard } from './mailing-card.tsx'
import { mailingChoicesQuery } from './mailings.queries.ts'
import { callsFor } from './trigger-call.rules.ts'

/** What a call must bring, and how it looks with the example values. */
export function PlaceholdersCard({ mailing, standing, mayWrite, onChange }: CardProps & { standing: StandingMailing }) {
  const { t } = useTranslation(['mailings'])
  const { account } = useAccount()
  const { data: choices } = useQuery(mailingChoicesQuery(account.id))
  const { placeholders, triggerType } = standing
  return (
    <MailingCard
      id="placeholders"
      state="done"
      title={t('mailings:placeholders.title')}
      summary={t('mailings:placeholders.summary', { count: placeholders.length })}
      act={mayWrite && <Button onClick={onChange}>{t('mailings:card.change')}</Button>}
    >
      {placeholders.length > 0 && (
        <div className={classes.placeholders}>
          <Table aria-label={t('mailings:placeholders.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('mailings:placeholders.name')}</Table.Th>
                <Table.Th>{t('mailings:placeholders.label')}</Table.Th>
                <Table.Th>{t('mailings:placeholders.example')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {placeholders.map(({ name, label, exampleValue, isUsed }) => (
                <Table.Tr key={name}>
                  <Table.Td>
                    <code>{`{${name}}`}</code>
                  </Table.Td>
                  <Table.Td>
                    {label} {!isUsed && <span className={classes.quiet}>{t('mailings:placeholders.unused')}</span>}
                  </Table.Td>
                  <Table.Td>
                    <code>{exampleValue}</code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {triggerType && choices && (
        <>
          <p className={classes.counted}>{t('mailings:placeholders.call')}</p>
          <CodeBlock
            name={t('mailings:placeholders.callName')}
            samples={callsFor({
              ...{ apiUrl: choices.apiUrl, triggerTypeId: triggerType.id },
              ...{ language: mailing.languageIso, placeholders },
            })}
          />
        </>
      )}
    </MailingCard>
  )
}
