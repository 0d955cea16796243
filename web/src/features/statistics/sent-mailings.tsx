import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './statistics.module.css'
import { type Counted, type Mailing, marksOf, readOf, type Share } from './statistics.rules.ts'

interface Props extends Pick<AccountStatistics, 'mailings'> {
  /** What is usual, in the same measure. */
  usual: number | null
  of: Share
  counted: Counted
}

/** Every mailing of a year by when it went out and which share read it; the line is what is usual. */
export function MailingMarks({ mailings, usual, of, counted }: Props) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const highest = Math.max(...mailings.map((mailing) => readOf(mailing, of, counted) ?? 0), usual ?? 0, 0.01)
  const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5].find((each) => highest / each <= 4) ?? 10
  const top = Math.ceil(highest / step) * step
  const steps = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step)
  const marks = marksOf(mailings, { of, counted, nowMs: Date.now(), top })
  const isAll = counted === 'all'
  return (
    <figure className={classes.chart} aria-label={t(`statistics:mailings.chart.${of}`, { count: marks.length })}>
      <div className={classes.plot} aria-hidden>
        {steps.map((share) => (
          <span key={share} className={classes.step} style={{ bottom: `${(share / top) * 100}%` }}>
            {t(isAll ? 'statistics:perMail' : 'statistics:axisShare', { share })}
          </span>
        ))}
        {steps.map((share) => (
          <i key={share} className={classes.grid} style={{ bottom: `${(share / top) * 100}%` }} />
        ))}
        {usual !== null && <i className={classes.usual} style={{ bottom: `${(usual / top) * 100}%` }} />}
        {marks.map(({ mailing, share, x, y }) => (
          <i
            key={mailing.mailingId}
            className={classes.mark}
            style={{ left: `${x}%`, bottom: `${y}%` }}
            title={t(isAll ? 'statistics:mailings.markAll' : 'statistics:mailings.mark', {
              name: mailing.name,
              at: times.day(mailing.sentAt),
              share,
            })}
          />
        ))}
      </div>
      <figcaption className={classes.note}>
        {t(isAll ? 'statistics:mailings.shownAll' : 'statistics:mailings.shown', { count: marks.length })}{' '}
        {usual !== null && t(isAll ? 'statistics:mailings.usualAll' : 'statistics:mailings.usual', { share: usual })}
        {!isAll &&
          marks.length < mailings.length &&
          ` ${t('statistics:mailings.unknown', { count: mailings.length - marks.length })}`}
      </figcaption>
    </figure>
  )
}

export function MailingTable({ mailings, counted }: Pick<Props, 'mailings' | 'counted'>) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const shown = (mailing: Mailing, of: Share) => {
    const share = readOf(mailing, of, counted)
    if (share === null) return t('statistics:mailings.notKnown')
    return t(counted === 'all' ? 'statistics:perMail' : 'statistics:share', { share })
  }
  return (
    <div className={classes.scroll}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('statistics:mailings.name')}</Table.Th>
            <Table.Th>{t('statistics:mailings.sent')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:mailings.delivered')}</Table.Th>
            <Table.Th className={classes.figure}>
              {t(counted === 'all' ? 'statistics:mailings.openedAll' : 'statistics:mailings.opened')}
            </Table.Th>
            <Table.Th className={classes.figure}>
              {t(counted === 'all' ? 'statistics:mailings.clickedAll' : 'statistics:mailings.clicked')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mailings.toReversed().map((mailing) => (
            <Table.Tr key={mailing.mailingId}>
              <Table.Td>
                <Link
                  to="/accounts/$accountId/mailings/$mailingId/report"
                  params={{ accountId: String(account.id), mailingId: String(mailing.mailingId) }}
                  search={{}}
                >
                  {mailing.name}
                </Link>
              </Table.Td>
              <Table.Td className={classes.day}>{times.day(mailing.sentAt)}</Table.Td>
              <Table.Td className={classes.figure}>{t('statistics:figure', { count: mailing.delivered })}</Table.Td>
              <Table.Td className={classes.figure}>{shown(mailing, 'opened')}</Table.Td>
              <Table.Td className={classes.figure}>{shown(mailing, 'clicked')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
