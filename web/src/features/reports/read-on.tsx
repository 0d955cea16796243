import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { Bullet } from '../../ui/bullet.tsx'
import classes from './report.module.css'

/** What people opened it on. */
export function ReadOn({ report: { devices, counting } }: { report: Report }) {
  const { t } = useTranslation(['reports'])
  const all = devices.reduce((sum, { n }) => sum + n, 0)
  if (counting === 'none') return null
  return (
    <section className={classes.section}>
      <Title order={2} className={classes.sectionName}>
        {t('reports:devices.title')}
      </Title>
      {all === 0 && <p className={classes.note}>{t('reports:devices.none')}</p>}
      {all > 0 && (
        <dl className={classes.rows}>
          {devices.map(({ device, n }) => (
            <div key={device} className={classes.row}>
              <dt>{t(`reports:devices.${device}`)}</dt>
              <dd className={classes.share}>
                <Bullet share={n / all} average={null} label={t('reports:share', { share: n / all })} />
                <span className={classes.percent}>{t('reports:share', { share: n / all })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** What is not counted as people, and why. */
export function ToldApart({ machines }: Pick<Report, 'machines'>) {
  const { t } = useTranslation(['reports'])
  return (
    <section className={classes.section}>
      <Title order={2} className={classes.sectionName}>
        {t('reports:machines.title')}
      </Title>
      {machines.length === 0 && <p className={classes.note}>{t('reports:machines.none')}</p>}
      <dl className={classes.rows}>
        {machines.map(({ reason, opens, clicks }) => (
          <div key={reason} className={classes.row}>
            <dt>{t(`reports:machines.${reason}`)}</dt>
            <dd className={classes.amounts}>
              {opens > 0 && <span>{t('reports:machines.opens', { count: opens })}</span>}
              {clicks > 0 && <span>{t('reports:machines.clicks', { count: clicks })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
