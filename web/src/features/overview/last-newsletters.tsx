import { Table, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OverviewNewsletter } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Bullet } from '../../ui/bullet.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './overview.module.css'
import { type Rates, ratesOf, wholeOf } from './overview.rules.ts'

/** The last ones against their own average: was this one better than we are used to? */
export function LastNewsletters({ newsletters }: { newsletters: OverviewNewsletter[] }) {
  const { t } = useTranslation(['overview'])
  const whole = { opened: wholeOf(newsletters, 'opened'), clicked: wholeOf(newsletters, 'clicked') }
  const isCompared = newsletters.some(({ average }) => average !== null)
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.name}>
          {t('overview:last.title')}
        </Title>
        {isCompared && <span className={classes.legend}>{t('overview:last.legend')}</span>}
      </div>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('overview:last.mailing')}</Table.Th>
            <Table.Th className={classes.figure}>{t('overview:last.delivered')}</Table.Th>
            <Table.Th>{t('overview:last.opened')}</Table.Th>
            <Table.Th className={classes.large}>{t('overview:last.clicked')}</Table.Th>
            <Table.Th className={`${classes.figure} ${classes.large}`}>{t('overview:last.left')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {newsletters.map((newsletter) => (
            <Row key={newsletter.id} newsletter={newsletter} whole={whole} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Row({ newsletter, whole }: { newsletter: OverviewNewsletter; whole: Rates }) {
  const { t } = useTranslation(['overview'])
  const { account } = useAccount()
  const rates = ratesOf(newsletter)
  const { average } = newsletter
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.mailing}>
        <span className={classes.named}>
          <Link
            title={newsletter.name}
            to="/accounts/$accountId/mailings/$mailingId/report"
            params={{ accountId: String(account.id), mailingId: String(newsletter.mailingId) }}
          >
            {newsletter.name}
          </Link>
          <span className={classes.when}>{useTimes(account.timeZone).dayAndMonth(newsletter.sentAt)}</span>
        </span>
      </Table.Td>
      <Table.Td className={`${classes.figure} ${classes.delivered}`}>
        {t('overview:figure', { count: newsletter.delivered })}
      </Table.Td>
      <Table.Td>
        {rates ? <Share name="opened" rates={rates} average={average} whole={whole} /> : t('overview:last.none')}
      </Table.Td>
      <Table.Td className={classes.large}>
        {rates ? <Share name="clicked" rates={rates} average={average} whole={whole} /> : t('overview:last.none')}
      </Table.Td>
      <Table.Td className={`${classes.figure} ${classes.large}`}>
        {rates && t('overview:last.leftShare', { share: newsletter.unsubscribes / newsletter.delivered })}
      </Table.Td>
    </Table.Tr>
  )
}

interface Compared {
  name: keyof Rates
  rates: Rates
  average: Rates | null
  whole: Rates
}

function Share({ name, rates, average, whole }: Compared) {
  const { t } = useTranslation(['overview'])
  const label = average
    ? t('overview:last.against', { share: rates[name], average: average[name] })
    : t('overview:last.share', { share: rates[name] })
  return (
    <span className={classes.share}>
      <span className={classes.percent}>{t('overview:last.share', { share: rates[name] })}</span>
      <Bullet share={rates[name]} average={average?.[name] ?? null} whole={whole[name]} label={label} />
    </span>
  )
}
