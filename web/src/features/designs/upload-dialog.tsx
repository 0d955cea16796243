import { Button, FileButton, Modal, Textarea, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal, reasonAmong } from '../../api/refusal.ts'
import { useAccount } from '../../api/use-account.ts'
import { HtmlFaults } from '../../ui/form/html-faults.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { say } from '../../ui/say.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import classes from './designs.module.css'
import { addDesign, type DesignKind, designsKey } from './designs.queries.ts'

interface Props {
  kind: DesignKind
  onClose: () => void
}

/** A look that was made elsewhere. What mail cannot carry is taken out of it and named. */
export function UploadDialog({ kind, onClose }: Props) {
  const { t } = useTranslation(['designs', 'ui'])
  const [name, setName] = useState('')
  const [html, setHtml] = useState('')
  const save = useSave(kind, onClose)
  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate({ name: name.trim(), html })
  }
  function read(file: File | null): void {
    if (!file) return
    if (name === '') setName(file.name.replace(/\.html?$/i, ''))
    void file.text().then(setHtml)
  }
  return (
    <Modal
      opened
      size={600}
      onClose={onClose}
      title={t(`designs:upload.${kind}`)}
      centered
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      {save.data && save.data.length > 0 ? (
        <HtmlFaults faults={save.data} onClose={onClose} />
      ) : (
        <form className={classes.dialog} onSubmit={submit}>
          <TextInput
            label={t('designs:upload.name')}
            description={t('designs:upload.nameHint')}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            required
            withAsterisk={false}
            maxLength={191}
            data-autofocus
          />
          <Textarea
            label={t('designs:upload.file')}
            description={t(`designs:upload.${kind}Hint`)}
            value={html}
            onChange={({ currentTarget }) => setHtml(currentTarget.value)}
            required
            withAsterisk={false}
            rows={10}
            ff="monospace"
            spellCheck={false}
          />
          <FileButton accept="text/html,.html,.htm" onChange={read}>
            {(props) => <LinkButton {...props}>{t('designs:upload.choose')}</LinkButton>}
          </FileButton>
          {save.error && <Refused error={save.error} kind={kind} />}
          <div className={classes.ways}>
            <Button onClick={onClose}>{t('designs:upload.leave')}</Button>
            <Button type="submit" variant="filled" loading={save.isPending}>
              {t('designs:upload.go')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}

function useSave(kind: DesignKind, onClose: () => void) {
  const { t } = useTranslation(['designs'])
  const { account } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (design: { name: string; html: string }) => addDesign(account.id, kind, design),
    onSuccess: async (faults, { name }) => {
      await queries.invalidateQueries({ queryKey: designsKey(account.id) })
      say({ text: t('designs:added', { name }) })
      // Whatever was taken out is read first.
      if (faults.length === 0) onClose()
    },
  })
}

const refusals = ['content_invalid', 'right_required'] as const

/** What has to be in it is said again; what is wrong with a template names its places. */
function Refused({ error, kind }: { error: Error; kind: DesignKind }) {
  const { t } = useTranslation(['designs'])
  const reason = reasonAmong(refusals, error)
  const faults = error instanceof Refusal && Array.isArray(error.values.faults) ? (error.values.faults as string[]) : []
  return (
    <Notice
      kind={reason === 'content_invalid' ? 'refusal' : 'bad'}
      title={t(`designs:refused.${reason}`)}
      text={reason === 'content_invalid' && faults.length === 0 ? t(`designs:upload.${kind}Hint`) : undefined}
      error={error}
      isUnexplained={reason !== 'content_invalid'}
    >
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
