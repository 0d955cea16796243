import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLater } from '../use-later.ts'
import classes from './skeleton-rows.module.css'

const widths = [62, 48, 74, 55, 66, 43, 70, 51] as const

/** The shape of a list that is on its way; nothing at all for the first moment. */
export function SkeletonRows({ columns = 4 }: { columns?: number }) {
  const { t } = useTranslation(['ui'])
  const isLate = useLater(300)
  if (!isLate) return <div className={classes.wait} />
  return (
    <div className={classes.rows} role="status" aria-label={t('ui:loading')}>
      {widths.map((width) => (
        <div key={width} className={classes.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have nothing else to be told apart by
            <Skeleton key={column} height={8} radius="xl" width={`${((width + column * 17) % 40) + 40}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}
