import { queryOptions } from '@tanstack/react-query'
import { change, read, sendBytes } from '../../api/client.ts'
import type { Import, ImportFormat, ImportRules } from '../../api/records.ts'
import type { Outcome } from './import.rules.ts'

export interface ReportRow {
  row: number
  outcome: Outcome
  code: string | null
  column: number | null
  cells: string[] | null
}

export interface ImportOptions {
  hasChannels: boolean
  channels: { id: number; isDefault: boolean; names: Record<string, string> }[]
  fields: { id: number; type: string; names: Record<string, string> }[]
  hasOptinMailing: boolean
}

export interface Preview {
  rows: string[][]
  dateOrder: ImportRules['dateOrder']
  decimalSign: ImportRules['decimalSign']
}

export type ImportStep = 'check' | 'run' | 'pause' | 'resume' | 'cancel'

const pathOf = (accountId: number) => `/accounts/${accountId}/imports`
const keyOf = (accountId: number) => ['account', accountId, 'imports'] as const
const data = <T>(answer: { data: T }) => answer.data

export const importsQuery = (accountId: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), 'list'],
    queryFn: ({ signal }) => read<{ data: Import[] }>(pathOf(accountId), signal).then(data),
  })

export const importQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), id],
    queryFn: ({ signal }) => read<{ data: Import }>(`${pathOf(accountId)}/${id}`, signal).then(data),
  })

export const previewQuery = (accountId: number, id: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), id, 'preview'],
    queryFn: ({ signal }) => read<{ data: Preview }>(`${pathOf(accountId)}/${id}/preview`, signal).then(data),
  })

export const optionsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account', accountId, 'import-options'],
    queryFn: ({ signal }) => read<{ data: ImportOptions }>(`/accounts/${accountId}/import-options`, signal).then(data),
  })

export const rowsQuery = (accountId: number, id: number, outcome: Outcome, after: number) =>
  queryOptions({
    queryKey: [...keyOf(accountId), id, 'rows', outcome, after],
    queryFn: ({ signal }) =>
      read<{ data: ReportRow[] }>(`${pathOf(accountId)}/${id}/rows?outcome=${outcome}&after=${after}`, signal).then(
        data,
      ),
  })

/** Where the browser fetches the report as a file. */
export function reportAddress(accountId: number, id: number, outcome?: Outcome): string {
  return `/app/api${pathOf(accountId)}/${id}/report${outcome ? `?outcome=${outcome}` : ''}`
}

export function announceFile(accountId: number, file: File): Promise<Import> {
  const body = { fileName: file.name, fileSize: file.size }
  return change<{ data: Import }>('POST', pathOf(accountId), body).then(data)
}

export function readImport(accountId: number, id: number): Promise<Import> {
  return read<{ data: Import }>(`${pathOf(accountId)}/${id}`).then(data)
}

export function sendPart(accountId: number, id: number, bytes: Blob, offset: number): Promise<number> {
  return sendBytes<{ data: { received: number } }>(`${pathOf(accountId)}/${id}/file`, bytes, offset).then(
    (answer) => answer.data.received,
  )
}

export function chooseFormat(accountId: number, id: number, format: ImportFormat): Promise<void> {
  return change('PUT', `${pathOf(accountId)}/${id}/format`, format)
}

/** Keeps the rules and begins the dry run. */
export async function tryRules(accountId: number, id: number, rules: ImportRules): Promise<void> {
  await change('PUT', `${pathOf(accountId)}/${id}/rules`, rules)
  await takeStep(accountId, id, 'check')
}

export function takeStep(accountId: number, id: number, step: ImportStep): Promise<void> {
  return change('POST', `${pathOf(accountId)}/${id}/${step}`)
}
