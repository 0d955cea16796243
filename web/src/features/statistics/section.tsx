import { SegmentedControl, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './statistics.module.css'

interface SectionProps {
  name: string
  tools: ReactNode
  children: ReactNode
}

export function Section({ name, tools, children }: SectionProps) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={2} className={classes.sectionName}>
          {name}
        </Title>
        <div className={classes.tools}>{tools}</div>
      </div>
      {children}
    </section>
  )
}

/** Whoever cannot see a picture, or wants the figures, has them as a table. */
export function As({ value, onChange, of }: { value?: 'table'; onChange: (value?: 'table') => void; of: string }) {
  const { t } = useTranslation(['statistics'])
  return (
    <SegmentedControl
      aria-label={t('statistics:as.label', { of })}
      value={value ?? 'chart'}
      onChange={(chosen) => onChange(chosen === 'table' ? 'table' : undefined)}
      data={[
        { value: 'chart', label: t('statistics:as.chart') },
        { value: 'table', label: t('statistics:as.table') },
      ]}
    />
  )
}
