import { Button, Table } from '@mantine/core'
import { IconBolt, IconBoltOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TriggerInList } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { nameIn } from '../../ui/name-in.rules.ts'
import { useLanguageName } from '../../ui/use-language-name.ts'
import { useTimes } from '../../ui/use-times.ts'
import classes from './triggers.module.css'

type Mailing = TriggerInList['mailings'][number]

interface Props {
  types: readonly TriggerInList[]
  /** Absent = whoever looks may not write. */
  onWrite: ((typeId: number) => void) | undefined
}

/** Types as groups of rows, a line for each language. */
export function TriggerTable({ types, onWrite }: Props) {
  const { t } = useTranslation(['triggers'])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('triggers:title')}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('triggers:column.type')}</Table.Th>
            <Table.Th>{t('triggers:column.mailing')}</Table.Th>
            <Table.Th>{t('triggers:column.state')}</Table.Th>
            <Table.Th className={classes.figure}>{t('triggers:column.mails')}</Table.Th>
            <Table.Th>{t('triggers:column.days')}</Table.Th>
            <Table.Th className={classes.figure}>{t('triggers:column.delivered')}</Table.Th>
            <Table.Th className={classes.figure}>{t('triggers:column.opened')}</Table.Th>
            <Table.Th className={classes.figure}>{t('triggers:column.clicked')}</Table.Th>
            <Table.Th className={classes.figure}>{t('triggers:column.last')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {types.map((type) => (
          <Table.Tbody key={type.id}>
            {type.mailings.map((mailing, i) => (
              <Table.Tr key={mailing.id}>
                {i === 0 && <TypeName type={type} rows={type.mailings.length} />}
                <Cells mailing={mailing} />
              </Table.Tr>
            ))}
            {type.mailings.length === 0 && (
              <Table.Tr>
                <TypeName type={type} rows={1} />
                <Table.Td colSpan={8}>
                  <div className={classes.without}>
                    <span>
                      {t('triggers:without')} <code>409 trigger_mailing_inactive</code>
                    </span>
                    {onWrite && <Button onClick={() => onWrite(type.id)}>{t('triggers:write')}</Button>}
                  </div>
                </Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        ))}
      </Table>
    </section>
  )
}

function TypeName({ type: { id, key, translations }, rows }: { type: TriggerInList; rows: number }) {
  const { i18n } = useTranslation()
  return (
    <Table.Th scope="rowgroup" rowSpan={rows} className={classes.type}>
      {nameIn(translations, i18n.language) || key}
      <code>
        {key} · {id}
      </code>
    </Table.Th>
  )
}

function Cells({ mailing }: { mailing: Mailing }) {
  const { t } = useTranslation(['triggers'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const languageName = useLanguageName()
  const { mails, sent, delivered, opened, clicked, lastAt } = mailing
  const share = (value: number | null) =>
    value === null ? (
      <span className={classes.quiet}>{t('triggers:unknown')}</span>
    ) : (
      t('triggers:share', { share: value })
    )
  return (
    <>
      <Table.Td>
        <Link
          to="/accounts/$accountId/mailings/$mailingId"
          params={{ accountId: String(account.id), mailingId: String(mailing.id) }}
        >
          {languageName(mailing.languageIso)}
        </Link>
        <span className={classes.under}>
          <span>{t(`triggers:purpose.${mailing.purpose}`)}</span>
          {mailing.placeholders.map((name) => (
            <code key={name}>{`{${name}}`}</code>
          ))}
        </span>
      </Table.Td>
      <Table.Td>
        <State mailing={mailing} />
      </Table.Td>
      <Table.Td className={classes.figure}>{t('triggers:figure', { count: mails })}</Table.Td>
      <Table.Td>
        <Days days={mailing.days} />
      </Table.Td>
      <Table.Td className={classes.figure}>{share(sent === 0 ? null : delivered / sent)}</Table.Td>
      <Table.Td className={classes.figure}>{share(opened)}</Table.Td>
      <Table.Td className={classes.figure}>{share(clicked)}</Table.Td>
      <Table.Td className={classes.figure}>
        {lastAt === null ? <span className={classes.quiet}>{t('triggers:unknown')}</span> : times.short(lastAt)}
      </Table.Td>
    </>
  )
}

function State({ mailing: { isActive, hasChanges } }: { mailing: Mailing }) {
  const { t } = useTranslation(['triggers'])
  const Icon = isActive ? IconBolt : IconBoltOff
  return (
    <>
      <span className={classes.state} data-active={isActive || undefined}>
        <Icon size={16} stroke={1.6} aria-hidden />
        {t(isActive ? 'triggers:active' : 'triggers:inactive')}
      </span>
      {hasChanges && <span className={classes.changed}>{t('triggers:changed')}</span>}
    </>
  )
}

/** A bar for each of thirty days; who cannot see it hears the two figures that matter. */
function Days({ days }: { days: readonly number[] | null }) {
  const { t } = useTranslation(['triggers'])
  if (days === null) return <span className={classes.quiet}>{t('triggers:sinceLastMonth')}</span>
  const most = Math.max(...days)
  if (most === 0) return null
  return (
    <span
      className={classes.days}
      role="img"
      aria-label={t('triggers:daysLabel', { most, today: days.at(-1) ?? 0 })}
      title={t('triggers:daysLabel', { most, today: days.at(-1) ?? 0 })}
    >
      {days.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <i key={i} style={{ height: `${(n / most) * 100}%` }} />
      ))}
    </span>
  )
}
