import { SegmentedControl, Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkPlace } from '../../ui/mail-frame.rules.ts'
import classes from './click-map.module.css'
import { type Hot, hotPlaces, type RankedLink } from './click-map.rules.ts'
import report from './report.module.css'

const mailWidth = 640

interface Props {
  ranked: RankedLink[]
  /** The mail itself, as small as the column is, with something over it. */
  mail: (scale: number, over: (links: LinkPlace[]) => ReactNode) => ReactNode
  /** Which of several mails it is. */
  children?: ReactNode
}

/** Where they clicked, on the mail as it was sent. The table of links says the same, under the same numbers. */
export function ClickMap({ ranked, mail, children }: Props) {
  const { t } = useTranslation(['reports'])
  const [view, setView] = useState('map')
  const { ref, width } = useElementSize()
  const scale = Math.min(1, width / mailWidth)
  const over = (links: LinkPlace[]) => (
    <div className={classes.over} aria-hidden>
      {view === 'map' &&
        hotPlaces(links, ranked, { scale, width }).map(({ key, ...hot }) => <HotLink key={key} {...hot} />)}
    </div>
  )
  return (
    <aside className={classes.map} aria-label={t('reports:map.title')}>
      <div className={report.sectionHead}>
        <Title order={2} className={report.sectionName}>
          {t('reports:map.title')}
        </Title>
        <SegmentedControl
          aria-label={t('reports:map.how')}
          value={view}
          onChange={setView}
          data={[
            { value: 'map', label: t('reports:map.map') },
            { value: 'mail', label: t('reports:map.mail') },
          ]}
        />
      </div>
      {children}
      <div ref={ref} className={classes.mail}>
        {width > 0 && mail(scale, over)}
      </div>
      <p className={report.note}>{t('reports:map.note')}</p>
    </aside>
  )
}

function HotLink({ top, left, width, height, label, rank, share }: Omit<Hot, 'key'>) {
  const { t } = useTranslation(['reports'])
  return (
    <>
      <span className={classes.hot} style={{ top, left, width, height }} />
      {label && (
        <b className={classes.label} style={label}>
          <i>{rank}</i>
          {t('reports:share', { share })}
        </b>
      )}
    </>
  )
}
