import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MailingDetail, StandingMailing } from '../../api/records.ts'
import { ChangeDialog } from './change-dialog.tsx'
import classes from './mailing.module.css'

interface Props {
  mailing: MailingDetail
  standing: StandingMailing
  onClose: () => void
}

const fields = ['name', 'label', 'exampleValue'] as const

/** Declares what a call must bring, each with what it means and an example. */
export function PlaceholdersDialog({ mailing, standing, onClose }: Props) {
  const { t } = useTranslation(['mailings'])
  const [rows, setRows] = useState(() =>
    standing.placeholders.map(({ isUsed: _, ...placeholder }, key) => ({ ...placeholder, key })),
  )
  const labelOf = {
    name: t('mailings:placeholders.name'),
    label: t('mailings:placeholders.label'),
    exampleValue: t('mailings:placeholders.example'),
  }
  const named = rows.filter(({ name }) => name.trim() !== '')
  const placeholders = named.map(({ key: _, ...row }) => ({ ...row, name: row.name.trim() }))
  const add = () => setRows([...rows, { key: Date.now(), name: '', label: '', exampleValue: '' }])
  return (
    <ChangeDialog
      mailing={mailing}
      title={t('mailings:placeholders.title')}
      changes={{ placeholders }}
      labels={{ placeholders: t('mailings:placeholders.title') }}
      onClose={onClose}
    >
      {() => (
        <>
          {rows.map((row, i) => (
            <div key={row.key} className={classes.placeholder}>
              {fields.map((field) => (
                <TextInput
                  key={field}
                  label={labelOf[field]}
                  value={row[field]}
                  onChange={({ currentTarget }) =>
                    setRows(rows.map((other) => (other === row ? { ...row, [field]: currentTarget.value } : other)))
                  }
                  autoComplete="off"
                />
              ))}
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('mailings:placeholders.remove', { name: row.name || String(i + 1) })}
                onClick={() => setRows(rows.filter((other) => other !== row))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            </div>
          ))}
          <div>
            <Button leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
              {t('mailings:placeholders.add')}
            </Button>
          </div>
        </>
      )}
    </ChangeDialog>
  )
}
