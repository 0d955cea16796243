import { Button, Checkbox, Textarea } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture } from '../../api/records.ts'
import { useAccount } from '../../api/use-account.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { useTimes } from '../../ui/use-times.ts'
import classes from './media.module.css'
import { type Described, describePicture, picturesKey, removePicture } from './media.queries.ts'
import { OtherFile } from './other-file.tsx'
import { useRestorePicture } from './restore-picture.ts'

interface Props {
  picture: Picture
  isEditable: boolean
  onGone: () => void
}

/** One picture: what it shows, who shows it, and whether it can go. */
export function PictureDetail({ picture, isEditable, onGone }: Props) {
  const { t } = useTranslation(['media'])
  const { account } = useAccount()
  const times = useTimes(account.timeZone)
  const { address, altText, name, width, height, bytes, createdAt, uses } = picture
  const isBusy = uses.some((use) => use.isBusy)
  return (
    <aside className={classes.detail} aria-label={name}>
      <img className={classes.large} src={address} alt={altText} width={width} height={height} />
      <div className={classes.inside}>
        <h2>{name}</h2>
        <p className={classes.small}>
          {t('media:size', { width, height, kilobytes: Math.ceil(bytes / 1000) })} · {times.longDay(createdAt)}
        </p>
        {isEditable && <OtherFile key={picture.id} picture={picture} />}
        <Words picture={picture} isEditable={isEditable} />
        <h3>
          {t('media:usedIn')} <span>{t('media:mailings', { count: uses.length })}</span>
        </h3>
        <ul className={classes.uses}>
          {uses.map((use) => (
            <li key={use.mailingId}>
              <Link
                to="/accounts/$accountId/mailings/$mailingId"
                params={{ accountId: String(account.id), mailingId: String(use.mailingId) }}
              >
                {use.name}
              </Link>
              <span>{t(`media:use.${use.isBusy ? 'busy' : use.isDraft ? 'draft' : 'sent'}`)}</span>
            </li>
          ))}
        </ul>
        {isBusy && (
          <p className={classes.locked}>
            <IconLock size={16} stroke={1.6} aria-hidden /> {t('media:busy')}
          </p>
        )}
        {isEditable && !isBusy && <Remove picture={picture} onGone={onGone} />}
      </div>
    </aside>
  )
}

function Words({ picture, isEditable }: Pick<Props, 'picture' | 'isEditable'>) {
  const { t } = useTranslation(['media'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (change: Described) => describePicture(account.id, picture, change),
    onSuccess: () => setTyped(null),
    onSettled: () => queries.invalidateQueries({ queryKey: picturesKey(account.id) }),
  })
  const isChanged = typed !== null && typed !== picture.altText
  return (
    <>
      <Textarea
        label={t('media:altText')}
        placeholder={t('media:altHint')}
        autosize
        minRows={2}
        maxLength={1000}
        readOnly={!isEditable || picture.isDecorative}
        value={typed ?? picture.altText}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isChanged && (
        <Button size="xs" loading={save.isPending} onClick={() => save.mutate({ altText: typed.trim() })}>
          {t('media:save')}
        </Button>
      )}
      <Checkbox
        label={t('media:onlyDecorates')}
        checked={picture.isDecorative}
        disabled={!isEditable}
        onChange={({ currentTarget }) =>
          save.mutate({ isDecorative: currentTarget.checked, ...(currentTarget.checked && { altText: '' }) })
        }
      />
      {save.error && <Notice kind="bad" quiet title={t('media:notSaved')} error={save.error} isUnexplained />}
    </>
  )
}

function Remove({ picture, onGone }: Pick<Props, 'picture' | 'onGone'>) {
  const { t } = useTranslation(['media', 'ui'])
  const { account } = useAccount()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const restore = useRestorePicture()
  const remove = useMutation({
    mutationFn: () => removePicture(account.id, picture),
    onSuccess: async () => {
      onGone()
      say({
        text: t('media:removed', { name: picture.name }),
        undo: { label: t('ui:trash.putBack'), run: () => restore.mutate(picture) },
      })
      await queries.invalidateQueries({ queryKey: picturesKey(account.id) })
    },
  })
  const isUsed = picture.uses.length > 0
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('media:remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('media:removing.title', { name: picture.name })}
          text={t(isUsed ? 'media:removing.used' : 'media:removing.unused')}
          wayBack="trash"
          keep={t('media:removing.keep')}
          go={t('media:removing.go')}
          isPending={remove.isPending}
          onKeep={() => setAsking(false)}
          onGo={() => remove.mutate()}
        >
          {remove.error && <Notice kind="bad" quiet title={t('media:notRemoved')} error={remove.error} isUnexplained />}
        </Confirm>
      )}
    </>
  )
}
