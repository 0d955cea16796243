import { Table, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import classes from './report.module.css'
import { type Counted, shortUrl } from './report.rules.ts'

/** Where clicks went, the most frequent first. */
export function ReportLinks({ report, counted }: { report: Report; counted: Counted }) {
  const { t } = useTranslation(['reports'])
  const clicksOf = (link: Report['links'][number]) => link.clicks + (counted === 'all' ? link.machineClicks : 0)
  // Of all clicks, those on links that are not shown among them.
  const all = report.figures.clicks + (counted === 'all' ? report.figures.machineClicks : 0)
  if (report.counting === 'none' || report.links.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} className={classes.sectionName}>
        {t('reports:links.title')}
      </Title>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('reports:links.where')}</Table.Th>
            <Table.Th className={classes.figure}>{t('reports:links.clicks')}</Table.Th>
            <Table.Th className={classes.shareColumn}>{t('reports:links.share')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {report.links.map((link) => {
            const share = all === 0 ? 0 : clicksOf(link) / all
            return (
              <Table.Tr key={link.id}>
                <Table.Td className={classes.url}>
                  <LinkName report={report} link={link} />
                </Table.Td>
                <Table.Td className={classes.figure}>{t('reports:figure', { count: clicksOf(link) })}</Table.Td>
                <Table.Td className={classes.shareColumn}>
                  <span className={classes.share}>
                    <Bullet share={share} average={null} label={t('reports:share', { share })} />
                    <span className={classes.percent}>{t('reports:share', { share })}</span>
                  </span>
                </Table.Td>
              </Table.Tr>
            )
          })}
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
