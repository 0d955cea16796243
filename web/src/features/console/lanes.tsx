import { Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Now } from '../../api/console-records.ts'
import { shareOfPromise } from './age.rules.ts'
import classes from './console.module.css'
import { useAge } from './use-age.ts'

/** What waits, with its oldest, against what is promised. */
export function Lanes({ now }: { now: Now }) {
  const { t } = useTranslation(['console'])
  const age = useAge()
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2}>{t('console:lanes.title')}</Title>
        <span className={classes.quiet}>{t('console:lanes.due', { count: now.due })}</span>
      </div>
      <Table className={classes.table} highlightOnHover={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('console:lanes.lane')}</Table.Th>
            <Table.Th className={`${classes.figure} ${classes.large}`}>{t('console:lanes.accounts')}</Table.Th>
            <Table.Th className={classes.figure}>{t('console:lanes.oldest')}</Table.Th>
            <Table.Th>{t('console:lanes.promise')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {now.lanes.map(({ lane, accounts, oldestSeconds, promiseSeconds }) => {
            const isLate = (oldestSeconds ?? 0) > promiseSeconds
            return (
              <Table.Tr key={lane}>
                <Table.Td>{t(`console:lane.${lane}`)}</Table.Td>
                <Table.Td className={`${classes.figure} ${classes.large}`}>
                  {accounts === null ? '' : t('console:number', { count: accounts })}
                </Table.Td>
                <Table.Td className={`${classes.figure} ${isLate ? classes.late : ''}`}>
                  {oldestSeconds === null ? t('console:lanes.nothing') : age(oldestSeconds)}
                </Table.Td>
                <Table.Td>
                  <span className={classes.promise}>
                    <span className={classes.bar} data-late={isLate || undefined} aria-hidden>
                      <span style={{ '--share': `${shareOfPromise(oldestSeconds, promiseSeconds)}%` } as object} />
                    </span>
                    <span className={classes.quiet}>{age(promiseSeconds)}</span>
                  </span>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      <p className={classes.quiet}>{t('console:lanes.runs', { count: now.runs.atWork, paused: now.runs.paused })}</p>
    </section>
  )
}
