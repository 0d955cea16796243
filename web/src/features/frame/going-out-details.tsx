import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { overviewQuery } from '../../api/overview.queries.ts'
import type { Account, Sending } from '../../api/records.ts'
import classes from './going-out.module.css'
import type { GoingOut } from './going-out.rules.ts'
import { GoingOutButton } from './going-out-button.tsx'

interface Props {
  account: Account
  all: readonly Sending[]
  going: GoingOut
}

/** Each mailing that goes out or is held, and what the receivers made of the last ones. */
export function GoingOutDetails({ account, all, going }: Props) {
  const { t } = useTranslation(['frame'])
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width={320} shadow="md">
      <Popover.Target>
        <GoingOutButton going={going} onClick={() => setOpen(!isOpen)} aria-haspopup="dialog" aria-expanded={isOpen} />
      </Popover.Target>
      <Popover.Dropdown>
        {all.length === 0 && <p className={classes.none}>{t('frame:going.none')}</p>}
        {all.map((one) => (
          <Mailing key={one.mailingId} account={account} sending={one} onLeave={close} />
        ))}
        {isOpen && <Receivers account={account} />}
        <Link className={classes.more} to="/accounts/$accountId" params={paramsOf(account)} onClick={close}>
          {t('frame:going.more')}
        </Link>
      </Popover.Dropdown>
    </Popover>
  )
}

const paramsOf = ({ id }: Account) => ({ accountId: String(id) })

function Mailing({ account, sending, onLeave }: { account: Account; sending: Sending; onLeave: () => void }) {
  const { t } = useTranslation(['frame'])
  const { mailingId, name, isPaused, recipients, done, perMinute } = sending
  return (
    <div className={classes.mailing} data-paused={isPaused || undefined}>
      <Link
        to="/accounts/$accountId/mailings/$mailingId"
        params={{ ...paramsOf(account), mailingId: String(mailingId) }}
        onClick={onLeave}
      >
        {name}
      </Link>
      <span className={classes.track} aria-hidden>
        <i style={{ width: `${recipients === 0 ? 0 : (done / recipients) * 100}%` }} />
      </span>
      <small>
        {t('frame:going.done', { done, count: recipients })}
        {isPaused && ` · ${t('frame:going.held')}`}
        {perMinute ? ` · ${t('frame:going.speed', { count: perMinute })}` : ''}
      </small>
    </div>
  )
}

function Receivers({ account }: { account: Account }) {
  const { t } = useTranslation(['frame'])
  const { data: overview } = useQuery(overviewQuery(account.id))
  if (!overview?.deliverability) return null
  const { hardBounces, complaints } = overview.deliverability
  return (
    <dl className={classes.receivers}>
      <dt>{t('frame:going.hardBounces')}</dt>
      <dd>{t('frame:going.share', hardBounces)}</dd>
      <dt>{t('frame:going.complaints')}</dt>
      <dd>{t('frame:going.share', complaints)}</dd>
    </dl>
  )
}
