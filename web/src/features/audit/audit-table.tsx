import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AuditEntry, Member } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './audit.module.css'
import { knownAct, userIdOf, valueText } from './audit.rules.ts'

interface Props {
  entries: AuditEntry[]
  members: Member[]
}

export function AuditTable({ entries, members }: Props) {
  const { t } = useTranslation(['audit'])
  const { place } = useTimes(useAccount().account.timeZone)
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.at}>{t('audit:at', { place })}</Table.Th>
          <Table.Th className={classes.who}>{t('audit:who')}</Table.Th>
          <Table.Th>{t('audit:what')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Row key={entry.sequence} entry={entry} members={members} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ entry, members }: { entry: AuditEntry; members: Member[] }) {
  const { account } = useAccount()
  const { day, time } = useTimes(account.timeZone)
  return (
    <Table.Tr>
      <Table.Td className={classes.at}>
        {day(entry.at)}, {time(entry.at)}
      </Table.Td>
      <Table.Td className={classes.who}>
        <Who entry={entry} members={members} />
      </Table.Td>
      <Table.Td>
        <details className={classes.entry}>
          <summary>
            <Act entry={entry} />
          </summary>
          <Details entry={entry} />
        </details>
      </Table.Td>
    </Table.Tr>
  )
}

function Who({ entry: { actor, address, changes }, members }: { entry: AuditEntry; members: Member[] }) {
  const { t } = useTranslation(['audit'])
  const userId = userIdOf(actor)
  const name = members.find((member) => member.userId === userId)?.name
  const above = changes.doneFrom?.[1]
  const stranger = above ? t('audit:fromAbove', { account: above }) : t('audit:formerUser', { id: userId })
  const words = userId === null ? t('audit:operator') : (name ?? stranger)
  return (
    <>
      {words}
      {address && <span className={classes.address}>{address}</span>}
    </>
  )
}

function Act({ entry: { act, objectId } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['audit'])
  const known = knownAct(act)
  return (
    <>
      {known ? t(`audit:act.${known}`) : <code>{act}</code>}
      {objectId !== null && <span className={classes.object}>{t('audit:object', { id: objectId })}</span>}
    </>
  )
}

function Details({ entry: { changes, requestId, hash, sequence } }: { entry: AuditEntry }) {
  const { t } = useTranslation(['audit'])
  return (
    <dl className={classes.details}>
      {Object.entries(changes).map(([name, values]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {values ? (
              <>
                <del>{valueText(values[0])}</del> <ins>{valueText(values[1])}</ins>
              </>
            ) : (
              t('audit:valueNotKept')
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('audit:entry')}</dt>
        <dd>{t('audit:number', { count: sequence })}</dd>
      </div>
      {requestId && (
        <div>
          <dt>{t('audit:request')}</dt>
          <dd>
            <code>{requestId}</code>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('audit:seal')}</dt>
        <dd>
          <code>{hash.slice(0, 16)}…</code>
        </dd>
      </div>
    </dl>
  )
}
