import { Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AccountStatistics } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './statistics.module.css'
import { marksOf, type Share } from './statistics.rules.ts'

type Props = Pick<AccountStatistics, 'mailings' | 'usual'> & { of: Share }

/** Every mailing of a year by when it went out and which share read it; the line is what is usual. */
export function MailingMarks({ mailings, usual, of }: Props) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const highest = Math.max(...mailings.map((mailing) => mailing[of] ?? 0), usual?.[of] ?? 0, 0.01)
  const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25].find((each) => highest / each <= 4) ?? 0.25
  const top = Math.ceil(highest / step) * step
  const steps = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step)
  const marks = marksOf(mailings, of, Date.now(), top)
  return (
    <figure className={classes.chart} aria-label={t(`statistics:mailings.chart.${of}`, { count: marks.length })}>
      <div className={classes.plot} aria-hidden>
        {steps.map((share) => (
          <span key={share} className={classes.step} style={{ bottom: `${(share / top) * 100}%` }}>
            {t('statistics:share', { share })}
          </span>
        ))}
        {steps.map((share) => (
          <i key={share} className={classes.grid} style={{ bottom: `${(share / top) * 100}%` }} />
        ))}
        {usual && <i className={classes.usual} style={{ bottom: `${(usual[of] / top) * 100}%` }} />}
        {marks.map(({ mailing, share, x, y }) => (
          <i
            key={mailing.mailingId}
            className={classes.mark}
            style={{ left: `${x}%`, bottom: `${y}%` }}
            title={t('statistics:mailings.mark', { name: mailing.name, at: times.day(mailing.sentAt), share })}
          />
        ))}
      </div>
      <figcaption className={classes.note}>
        {t('statistics:mailings.shown', { count: marks.length })}{' '}
        {usual && t('statistics:mailings.usual', { share: usual[of] })}
        {marks.length < mailings.length &&
          ` ${t('statistics:mailings.unknown', { count: mailings.length - marks.length })}`}
      </figcaption>
    </figure>
  )
}

export function MailingTable({ mailings }: Pick<Props, 'mailings'>) {
  const { t } = useTranslation(['statistics'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const shown = (share: number | null) =>
    share === null ? t('statistics:mailings.notKnown') : t('statistics:share', { share })
  return (
    <div className={classes.scroll}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('statistics:mailings.name')}</Table.Th>
            <Table.Th>{t('statistics:mailings.sent')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:mailings.delivered')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:mailings.opened')}</Table.Th>
            <Table.Th className={classes.figure}>{t('statistics:mailings.clicked')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mailings.toReversed().map(({ mailingId, name, sentAt, delivered, opened, clicked }) => (
            <Table.Tr key={mailingId}>
              <Table.Td>
                <Link
                  to="/accounts/$accountId/mailings/$mailingId/report"
                  params={{ accountId: String(account.id), mailingId: String(mailingId) }}
                  search={{}}
                >
                  {name}
                </Link>
              </Table.Td>
              <Table.Td className={classes.day}>{times.day(sentAt)}</Table.Td>
              <Table.Td className={classes.figure}>{t('statistics:figure', { count: delivered })}</Table.Td>
              <Table.Td className={classes.figure}>{shown(opened)}</Table.Td>
              <Table.Td className={classes.figure}>{shown(clicked)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
