import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Keys } from '../key.tsx'
import classes from './pager.module.css'
import { pageTyped, rowsPerPage, stretchOf } from './paging.rules.ts'

interface Props {
  page: number
  /** Null while they are counted: then there is a next page, and nobody knows how many. */
  total: number | null
  onPage: (page: number) => void
  /** Rows of this list can be chosen. */
  isChoosing?: boolean
}

/** Where this page stands, and the way to any other. One page needs neither. */
export function Pager({ page, total, onPage, isChoosing = false }: Props) {
  const { t } = useTranslation(['ui'])
  const { first, last, pages } = stretchOf(page, total ?? (page + 1) * rowsPerPage)
  return (
    <footer className={classes.pager}>
      <span className={classes.where}>
        {total === null
          ? t('ui:table.stretchCounting', { first, last })
          : t('ui:table.stretch', { first, last, total })}
      </span>
      <span className={classes.keys} aria-hidden>
        <Keys keys="j k" /> {t('ui:table.move')}{' '}
        {isChoosing && (
          <>
            <Keys keys="x" /> {t('ui:table.choose')}{' '}
          </>
        )}
        <Keys keys="Enter" /> {t('ui:table.open')}
      </span>
      {pages > 1 && (
        <div className={classes.pages}>
          {total !== null && <PageField page={page} pages={pages} onPage={onPage} />}
          <ActionIcon
            variant="default"
            size={28}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            aria-label={t('ui:table.previous')}
          >
            <IconChevronLeft size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
            aria-label={t('ui:table.next')}
          >
            <IconChevronRight size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      )}
    </footer>
  )
}

function PageField({ page, pages, onPage }: Pick<Props, 'page' | 'onPage'> & { pages: number }) {
  const { t } = useTranslation(['ui'])
  const [text, setText] = useState(String(page))
  useEffect(() => setText(String(page)), [page])

  function jump(event: FormEvent): void {
    event.preventDefault()
    const typed = pageTyped(text, pages)
    if (typed === null) setText(String(page))
    else onPage(typed)
  }
  return (
    <form onSubmit={jump} className={classes.field}>
      <label htmlFor="page-of-list">{t('ui:table.page')}</label>
      <TextInput
        id="page-of-list"
        w={72}
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={jump}
      />
      <span>{t('ui:table.ofPages', { count: pages })}</span>
    </form>
  )
}
