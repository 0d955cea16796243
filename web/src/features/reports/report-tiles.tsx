import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Report } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import classes from './report.module.css'
import { type Counted, sharesOf } from './report.rules.ts'
import type { Behind } from './report-search.rules.ts'

interface Tile {
  key: string
  value: string
  under: string
  /** Points above or below the own average. */
  points?: string
  behind?: Behind['of']
  /** There is nobody behind it. */
  isNobody?: boolean
}

/** The numbers of a report; each opens exactly its people. */
export function ReportTiles({ report, counted }: { report: Report; counted: Counted }) {
  const { t } = useTranslation(['reports'])
  const { account } = useAccount()
  const mayOpen = account.rights.includes('seePeople')
  const tiles = useTiles(report, counted)
  return (
    <>
      <ul className={classes.tiles}>
        {tiles.map(({ key, value, under, points, behind, isNobody }) => {
          const shown = (
            <>
              <span className={classes.tileName}>{t(`reports:tile.${key}`)}</span>
              <span className={classes.tileValue}>{value}</span>
              <span className={classes.tileUnder}>{under}</span>
              {points && <span className={classes.tilePoints}>{points}</span>}
            </>
          )
          return (
            <li key={key} className={classes.tile}>
              {behind && mayOpen && !isNobody ? (
                <Link
                  to="/accounts/$accountId/mailings/$mailingId/report/people"
                  params={{ accountId: String(account.id), mailingId: String(report.mailingId) }}
                  search={{ of: behind }}
                >
                  {shown}
                </Link>
              ) : (
                <div>{shown}</div>
              )}
            </li>
          )
        })}
      </ul>
      <p className={classes.note}>{t(`reports:counting.${report.counting}`)}</p>
    </>
  )
}

function useTiles({ figures, parts, counting, average }: Report, counted: Counted): Tile[] {
  const { t } = useTranslation(['reports'])
  const figure = (count: number) => t('reports:figure', { count })
  const share = (part: number, whole: number) => t('reports:fineShare', { share: whole === 0 ? 0 : part / whole })
  const [opened, clicked] = sharesOf(figures)
  const tracked = (key: 'opened' | 'clicked'): Tile => {
    const [n, machine, people] =
      key === 'opened'
        ? [figures.opens, figures.machineOpens, figures.uniqueOpens]
        : [figures.clicks, figures.machineClicks, figures.uniqueClicks]
    if (counting === 'none') return { key, value: t('reports:unknown'), under: t('reports:notCountedShort') }
    if (counted === 'all')
      return { key, value: figure(n + machine), under: t('reports:ofMachines', { count: machine }) }
    if (counting === 'sums') return { key, value: figure(n), under: t('reports:nobodyKnown') }
    const own = key === 'opened' ? opened : clicked
    return {
      key,
      value: t(counting === 'some' ? 'reports:atLeastShare' : 'reports:share', { share: own }),
      under: t('reports:people', { count: people }),
      ...(average && { points: t('reports:points', { points: (own - average[key]) * 100 }) }),
      ...{ behind: key, isNobody: people === 0 },
    }
  }
  const bounced = figures.hardBounces + figures.softBounces
  return [
    {
      ...{ key: 'sent', value: figure(figures.sent), under: share(figures.sent, parts.targeted) },
      ...{ behind: 'sent', isNobody: figures.sent === 0 },
    },
    {
      ...{ key: 'delivered', value: figure(figures.delivered), under: share(figures.delivered, parts.targeted) },
      ...{ behind: 'delivered', isNobody: figures.delivered === 0 },
    },
    tracked('opened'),
    tracked('clicked'),
    {
      ...{ key: 'bounced', value: figure(bounced), under: t('reports:hard', { count: figures.hardBounces }) },
      ...{ behind: figures.hardBounces > 0 ? 'hardBounced' : 'softBounced', isNobody: bounced === 0 },
    },
    {
      ...{ key: 'left', value: figure(figures.unsubscribes), under: share(figures.unsubscribes, figures.delivered) },
      ...{ behind: 'left', isNobody: figures.unsubscribes === 0 },
    },
    {
      ...{ key: 'complained', value: figure(figures.complaints), under: share(figures.complaints, figures.delivered) },
      ...{ behind: 'complained', isNobody: figures.complaints === 0 },
    },
    {
      ...{ key: 'failed', value: figure(parts.failed), under: share(parts.failed, parts.targeted) },
      ...{ behind: 'failed', isNobody: parts.failed === 0 },
    },
  ]
}
