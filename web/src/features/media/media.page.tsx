import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../api/use-account.ts'
import { Chip } from '../../ui/form/chip.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Failure } from '../../ui/states/failure.tsx'
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx'
import { TrashChip } from '../../ui/trash/trash-chip.tsx'
import { usePageName } from '../../ui/use-page-name.ts'
import { DropZone } from './drop-zone.tsx'
import classes from './media.module.css'
import { picturesQuery, trashQuery } from './media.queries.ts'
import { fits, fitsFilter, type PictureFilter, pictureFilters } from './picture.rules.ts'
import { PictureCard } from './picture-card.tsx'
import { PictureDetail } from './picture-detail.tsx'
import { TrashedPictures } from './trashed-pictures.tsx'
import { useAddPictures } from './use-add-pictures.ts'

/** The pictures of the account: what they show, and who shows them. */
export function MediaPage() {
  const { t } = useTranslation(['media'])
  const { account } = useAccount()
  const pictures = useQuery(picturesQuery(account.id))
  const { data: trash = [] } = useQuery(trashQuery(account.id))
  const [wantsTrash, setTrash] = useState(false)
  const isTrash = wantsTrash && trash.length > 0
  const adding = useAddPictures()
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<PictureFilter | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  usePageName(t('media:title'))
  const rights: readonly string[] = account.rights
  const isEditable = rights.includes('writeDrafts')
  if (pictures.error)
    return <Failure error={pictures.error} title={t('media:notLoaded')} onRetry={() => void pictures.refetch()} />
  if (!pictures.data) return <SkeletonRows columns={4} />
  const all = pictures.data
  const shown = all.filter((picture) => fits(picture, { words, filter }))
  const chosen = all.find(({ id }) => id === wanted)
  return (
    <div className={classes.page}>
      <PageHead title={t('media:title')} figure={all.length} />
      <div className={classes.filters}>
        <TextInput
          type="search"
          aria-label={t('media:search')}
          placeholder={t('media:search')}
          leftSection={<IconSearch size={16} stroke={1.6} />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {pictureFilters.map((name) => (
          <Chip
            key={name}
            variant="outline"
            checked={filter === name}
            onChange={(isOn) => setFilter(isOn ? name : null)}
          >
            {t(`media:filter.${name}`, { count: all.filter((picture) => fitsFilter(picture, name)).length })}
          </Chip>
        ))}
        <TrashChip count={trash.length} isOpen={isTrash} onChange={setTrash} />
      </div>
      {isTrash && <TrashedPictures pictures={trash} isEditable={isEditable} />}
      <div className={classes.columns} hidden={isTrash} data-chosen={chosen !== undefined || undefined}>
        <div className={classes.left}>
          {shown.length > 0 ? (
            <ul className={classes.grid}>
              {shown.map((picture) => (
                <li key={picture.id}>
                  <PictureCard
                    picture={picture}
                    isChosen={picture.id === wanted}
                    onChoose={() => setWanted(picture.id)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes.none}>{t(all.length === 0 ? 'media:empty' : 'media:noneFits')}</p>
          )}
          {isEditable && <DropZone adding={adding} />}
        </div>
        {chosen && (
          <PictureDetail key={chosen.id} picture={chosen} isEditable={isEditable} onGone={() => setWanted(null)} />
        )}
      </div>
    </div>
  )
}
