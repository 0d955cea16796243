import { Table, VisuallyHidden } from '@mantine/core'
import { IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RunTest } from '../../api/records.ts'
import classes from './subject-table.module.css'
import { chanceAround, leads, letterOf, shareOf, type Variant, wholeOf } from './subject-test.rules.ts'

interface Props {
  test: RunTest
  /** Nobody is recognised, so what is counted are events. */
  isSums: boolean
  /** What can be done with a subject. */
  act?: (variant: Variant) => ReactNode
}

/** The subjects side by side; a thin line says how far chance alone may move a figure. */
export function SubjectTable({ test, isSums, act }: Props) {
  const { t } = useTranslation(['mailings'])
  const kind = isSums ? 'sums' : 'people'
  const columns = test.judgedBy === 'opens' ? (['opens', 'clicks'] as const) : (['clicks', 'opens'] as const)
  return (
    <div>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <VisuallyHidden>{t('mailings:subjects.letter')}</VisuallyHidden>
            </Table.Th>
            <Table.Th>{t('mailings:content.subject')}</Table.Th>
            <Table.Th className={classes.figure}>{t('mailings:subjects.delivered')}</Table.Th>
            {columns.map((by) => (
              <Table.Th key={by}>
                {t(`mailings:subjects.${kind}.${by}`)}
                {by === test.judgedBy && t('mailings:subjects.decides')}
              </Table.Th>
            ))}
            <Table.Th>
              <VisuallyHidden>{t('mailings:column.acts')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {test.variants.map((variant) => (
            <Table.Tr key={variant.n} data-leads={leads(test, variant) || undefined}>
              <Table.Td>
                <span className={classes.letter}>{letterOf(variant.n)}</span>
              </Table.Td>
              <Table.Td className={classes.subject}>{variant.subject}</Table.Td>
              <Table.Td className={classes.figure}>{t('mailings:figure', { count: variant.delivered })}</Table.Td>
              {columns.map((by) => (
                <Table.Td key={by}>
                  <span className={classes.small}>{t(`mailings:subjects.${kind}.${by}`)}</span>
                  <Share variant={variant} by={by} whole={wholeOf(test.variants, by)} isSums={isSums} />
                </Table.Td>
              ))}
              <Table.Td className={classes.act}>
                {variant.n === test.winner ? (
                  <span className={classes.won}>
                    <IconTrophy size={16} stroke={1.6} aria-hidden />
                    {t('mailings:subjects.won')}
                  </span>
                ) : (
                  act?.(variant)
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p className={classes.note}>{t('mailings:subjects.chance')}</p>
    </div>
  )
}

interface ShareProps {
  variant: Variant
  by: 'opens' | 'clicks'
  whole: number
  isSums: boolean
}

function Share({ variant, by, whole, isSums }: ShareProps) {
  const { t } = useTranslation(['mailings'])
  const share = shareOf(variant, by)
  const around = chanceAround(share, variant.delivered)
  const place = (value: number) => `${(Math.min(whole, Math.max(0, value)) / whole) * 100}%`
  const from = Math.max(0, share - around)
  return (
    <span className={classes.share}>
      <span className={classes.percent}>
        {isSums ? t('mailings:subjects.per100', { n: share * 100 }) : t('mailings:subjects.atLeast', { share })}
      </span>
      <span className={classes.bar} aria-hidden>
        <i style={{ width: place(share) }} />
        <b style={{ left: place(from), width: place(share + around - from) }} />
      </span>
    </span>
  )
}
