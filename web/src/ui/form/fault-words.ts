import { useTranslation } from 'react-i18next'
import { Refusal, type ValueFault } from '../../api/refusal.ts'

const known = [
  'required',
  'too_short',
  'too_long',
  'out_of_range',
  'characters_invalid',
  'email_invalid',
  'link_invalid',
  'type_mismatch',
] as const

export function faultsOf(error: Error | null): readonly ValueFault[] {
  return error instanceof Refusal ? error.faults : []
}

/** The words that stand at a field after the server refused its value; undefined = nothing is wrong with it. */
export function useFaultWords(error: Error | null): (field: string) => string | undefined {
  const { t } = useTranslation(['form'])
  const faults = faultsOf(error)
  return (field) => {
    const fault = faults.find((candidate) => candidate.field === field || candidate.field.startsWith(`${field}/`))
    if (!fault) return undefined
    const code = known.find((candidate) => candidate === fault.code)
    return code ? t(`form:fault.${code}`) : fault.detail
  }
}
