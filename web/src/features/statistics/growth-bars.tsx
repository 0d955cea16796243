import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayAndMonthOf } from '../../ui/clock.rules.ts'
import { BehindGrowth } from './behind-growth.tsx'
import classes from './statistics.module.css'
import { type Bar, stepsOf } from './statistics.rules.ts'

/** Who came above the line, who went below it. */
export function GrowthBars({ bars }: { bars: readonly Bar[] }) {
  const { t } = useTranslation(['statistics'])
  const day = useDay()
  const steps = stepsOf(bars)
  const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1]
  const place = (value: number) => ((value - low) / (high - low)) * 100
  const shown = bars.filter((_, i) => i % Math.ceil(bars.length / 6) === 0)
  return (
    <figure className={classes.chart} aria-label={t('statistics:growth.chart')}>
      <div className={classes.plot} aria-hidden>
        {steps.map((step) => (
          <span key={step} className={classes.step} style={{ bottom: `${place(step)}%` }}>
            {t('statistics:figure', { count: step })}
          </span>
        ))}
        {steps.map((step) => (
          <i
            key={step}
            className={classes.grid}
            data-zero={step === 0 || undefined}
            style={{ bottom: `${place(step)}%` }}
          />
        ))}
        <div className={classes.bars}>
          {bars.map((bar) => (
            <span key={bar.day} className={classes.bar}>
              <i data-kind="came" style={{ bottom: `${place(0)}%`, height: `${place(bar.came) - place(0)}%` }} />
              <i data-kind="went" style={{ top: `${100 - place(0)}%`, height: `${place(0) - place(-bar.went)}%` }} />
            </span>
          ))}
        </div>
      </div>
      <div className={classes.days} aria-hidden>
        {shown.map((bar) => (
          <span key={bar.day}>{day(bar.day)}</span>
        ))}
        <span>{t('statistics:growth.today')}</span>
      </div>
      <figcaption className={classes.legend}>
        <span data-kind="came">{t('statistics:growth.came')}</span>
        <span data-kind="went">{t('statistics:growth.went')}</span>
      </figcaption>
    </figure>
  )
}

export function GrowthTable({ bars, channel }: { bars: readonly Bar[]; channel: number | undefined }) {
  const { t } = useTranslation(['statistics'])
  const day = useDay()
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('statistics:growth.day')}</Table.Th>
          <Table.Th className={classes.figure}>{t('statistics:growth.came')}</Table.Th>
          <Table.Th className={classes.figure}>{t('statistics:growth.went')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bars.toReversed().map((bar) => (
          <Table.Tr key={bar.day}>
            <Table.Td>{day(bar.day)}</Table.Td>
            {(['came', 'went'] as const).map((of) => (
              <Table.Td key={of} className={classes.figure}>
                <BehindGrowth
                  number={{ of, from: bar.day, to: bar.lastDay, ...(channel && { channel }) }}
                  count={bar[of]}
                >
                  {t('statistics:figure', { count: bar[of] })}
                </BehindGrowth>
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Days of the ledger are days in UTC. */
function useDay() {
  const { i18n } = useTranslation()
  return (day: string) => dayAndMonthOf(new Date(day), { zone: 'UTC', language: i18n.language })
}
