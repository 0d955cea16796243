import { useTranslation } from 'react-i18next'
import classes from './confirm.module.css'

/** How an act can be taken back; `inWords`: the words above say it, `notNeeded`: nothing is changed by it. */
export type WayBackKind = 'none' | 'trash' | 'again' | 'inWords' | 'notNeeded'

/** Said before an act that somebody is asked about: that there is no way back, or until when there is one. */
export function WayBack({ kind }: { kind: WayBackKind }) {
  const { t } = useTranslation(['ui'])
  if (kind === 'inWords' || kind === 'notNeeded') return null
  return <p className={classes.wayBack}>{t(`ui:wayBack.${kind}`)}</p>
}
