import { Table, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import type { RankedLink } from './click-map.rules.ts'
import classes from './report.module.css'
import { shortUrl } from './report.rules.ts'

/** Where clicks went, the most frequent first; the numbers are those on the mail. */
export function ReportLinks({ report, ranked }: { report: Report; ranked: RankedLink[] }) {
  const { t } = useTranslation(['reports'])
  if (report.counting === 'none' || ranked.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} className={classes.sectionName}>
        {t('reports:links.title')}
      </Title>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.rankColumn}>{t('reports:links.rank')}</Table.Th>
            <Table.Th>{t('reports:links.where')}</Table.Th>
            <Table.Th className={classes.figure}>{t('reports:links.clicks')}</Table.Th>
            <Table.Th className={classes.shareColumn}>{t('reports:links.share')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ranked.map(({ rank, link, clicks, share }) => (
            <Table.Tr key={link.id}>
              <Table.Td className={classes.rankColumn}>
                <span className={classes.rank}>{rank}</span>
              </Table.Td>
              <Table.Td className={classes.url}>
                <LinkName report={report} link={link} />
              </Table.Td>
              <Table.Td className={classes.figure}>{t('reports:figure', { count: clicks })}</Table.Td>
              <Table.Td className={classes.shareColumn}>
                <span className={classes.share}>
                  <Bullet share={share} average={null} label={t('reports:share', { share })} />
                  <span className={classes.percent}>{t('reports:share', { share })}</span>
                </span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className={classes.note}>{t('reports:links.note')}</p>
    </section>
  )
}

function LinkName({ report, link }: { report: Report; link: Report['links'][number] }) {
  const { account } = useAccount()
  const isOpen = account.rights.includes('seePeople') && link.uniqueClicks > 0
  if (!isOpen) return <span title={link.url}>{shortUrl(link.url)}</span>
  return (
    <Link
      to="/accounts/$accountId/mailings/$mailingId/report/people"
      params={{ accountId: String(account.id), mailingId: String(report.mailingId) }}
      search={{ of: 'clickedLink', link: link.id }}
      title={link.url}
    >
      {shortUrl(link.url)}
    </Link>
  )
}
