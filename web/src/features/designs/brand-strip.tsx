import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { MailBrand } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import classes from './designs.module.css'

const leastContrast = 4.5

/** What every theme wears: chosen once, in the settings. */
export function BrandStrip({ brand }: { brand: MailBrand }) {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  const { name, colour, colourOnDark, contrast, logoUrl, postalAddress } = brand
  const isReadable = contrast >= leastContrast
  return (
    <section className={classes.brand} aria-labelledby="brand">
      <h2 id="brand">{t('designs:brand.title')}</h2>
      <dl>
        <div>
          <dt>{t('designs:brand.name')}</dt>
          <dd>{name}</dd>
          <dd className={classes.small}>
            {logoUrl === null ? t('designs:brand.noLogo') : t('designs:brand.logo', { host: new URL(logoUrl).host })}
          </dd>
        </div>
        <div>
          <dt>{t('designs:brand.colour')}</dt>
          <dd className={classes.colour}>
            <i style={{ background: colour }} aria-hidden />
            <i style={{ background: colourOnDark }} data-dark aria-hidden />
            <code>{colour}</code>
          </dd>
          <dd className={classes.small}>
            {isReadable && <IconCheck size={14} stroke={2} aria-hidden />}
            {t(isReadable ? 'designs:brand.contrast' : 'designs:brand.weak', { contrast })}
          </dd>
        </div>
        <div>
          <dt>{t('designs:brand.foot')}</dt>
          <dd className={classes.small}>
            {t(postalAddress === null ? 'designs:brand.footMissing' : 'designs:brand.footThere')}
          </dd>
        </div>
      </dl>
      {account.rights.includes('changeSettings') && (
        <Link to="/accounts/$accountId/settings" params={{ accountId: String(account.id) }}>
          {t('designs:brand.change')}
        </Link>
      )}
    </section>
  )
}
