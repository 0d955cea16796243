import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../use-times.ts'
import classes from './trash.module.css'
import { endOfTrash } from './trash.rules.ts'
import type { PutBack } from './use-put-back.ts'

export interface Trashed {
  id: number
  name: string
  deletedAt: string
  /** What else it is recognised by. */
  about?: string
  picture?: { address: string; altText: string }
}

interface Props {
  label: string
  things: readonly Trashed[]
  isEditable: boolean
  timeZone: string
  putBack: PutBack
}

/** What was deleted in the last 30 days, and until when it can be put back. */
export function TrashList({ label, things, isEditable, timeZone, putBack }: Props) {
  const { t } = useTranslation(['ui'])
  const times = useTimes(timeZone)
  return (
    <ul className={classes.list} aria-label={label}>
      {things.map(({ id, name, about, picture, deletedAt }) => (
        <li key={id} className={classes.thing}>
          {picture && <img src={picture.address} alt={picture.altText} loading="lazy" />}
          <strong>{name}</strong>
          {about && <span>{about}</span>}
          <span className={classes.about}>
            {t('ui:trash.lies', { day: times.day(deletedAt), until: times.day(endOfTrash(deletedAt)) })}
          </span>
          {isEditable && (
            <Button
              size="xs"
              variant="default"
              aria-label={`${t('ui:trash.putBack')}: ${name}`}
              loading={putBack.isPending && putBack.variables?.id === id}
              onClick={() => putBack.mutate({ id, name })}
            >
              {t('ui:trash.putBack')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
