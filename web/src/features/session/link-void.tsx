import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../api/refusal.ts'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './entry-frame.module.css'

type LinkKind = 'reset' | 'invitation' | 'signUp' | 'testAddress' | 'newAddress' | 'formerAddress'

const ways: Partial<Record<LinkKind, '/forgot-password' | '/'>> = { reset: '/forgot-password', newAddress: '/' }

/** A link that opens nothing says why that may be, and what helps; without an answer, that nothing is lost. */
export function LinkVoid({ error, kind }: { error: Error; kind: LinkKind }) {
  const { t } = useTranslation(['entry'])
  const code = error instanceof Refusal ? error.code : null
  if (code === 'email_taken') {
    return <Notice kind="warn" title={t('entry:refused.taken.title')} text={t('entry:refused.taken.text')} />
  }
  if (code !== 'link_void') {
    return <Notice kind="bad" title={t('entry:refused.unreachable.title')} text={t('entry:refused.unreachable.text')} />
  }
  return (
    <>
      <Notice kind="warn" title={t(`entry:void.${kind}.title`)} text={t(`entry:void.${kind}.text`)} />
      <p className={classes.way}>
        <Anchor component={Link} to={ways[kind] ?? '/sign-in'}>
          {t(`entry:void.${kind}.way`)}
        </Anchor>
      </p>
    </>
  )
}
