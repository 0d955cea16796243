import { Anchor } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneNow, zones } from '../../ui/zones.rules.ts'
import classes from './entry-frame.module.css'
import { EntryFrame } from './entry-frame.tsx'
import { entryQuery, requestSignUp, type SignUpWish } from './sign-up.queries.ts'
import { likelyZone } from './sign-up.rules.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpSent } from './sign-up-sent.tsx'

/** All of it on one page; whoever is known already is told so by the mail alone. */
export function SignUpPage() {
  const { t, i18n } = useTranslation(['signUp'])
  const { data: entry } = useQuery(entryQuery)
  const [wish, setWish] = useState<SignUpWish>(() => ({
    organisation: '',
    name: '',
    email: '',
    password: '',
    languageIso: i18n.language,
    timeZone: likelyZone(zones, zoneNow(Intl.DateTimeFormat().resolvedOptions().timeZone)),
    accountType: 'S',
  }))
  const ask = useMutation({ mutationFn: requestSignUp })
  if (ask.isSuccess) {
    return (
      <EntryFrame title={t('signUp:sent.title')} icon={<IconMailForward size={24} stroke={1.6} aria-hidden />}>
        <SignUpSent wish={ask.variables} onOther={ask.reset} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t('signUp:title')} motto={t('signUp:motto')} isWide>
      <p className={classes.text}>
        {t('signUp:known')}{' '}
        <Anchor component={Link} to="/sign-in" className={classes.strong}>
          {t('signUp:toSignIn')}
        </Anchor>
      </p>
      <SignUpForm
        wish={wish}
        zones={zones}
        onType={(change) => setWish((known) => ({ ...known, ...change }))}
        onAsk={(complete) => ask.mutate(complete)}
        isPending={ask.isPending}
        error={ask.error}
      />
      <p className={classes.small}>
        {t('signUp:about')} {entry?.signUp === 'approval' && t('signUp:approval')}
      </p>
    </EntryFrame>
  )
}
